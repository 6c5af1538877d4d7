import { desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { mails } from '../database/accountsSchema.ts'
import type { Queries } from '../database/Database.ts'
import { plainAnswer } from '../web/assetAnswer.ts'
import { mailAddress } from './mailBody.ts'

/** Where the mailbox of the demonstration is. */
export const mailboxPath = '/demo/mail'

type Mail = typeof mails.$inferSelect

const shown = 100

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
ol{list-style:none;padding:0}li{border-block-end:1px solid #8888;padding:.75rem 0}
li a{display:block;font-weight:600;padding:.25rem 0}pre{white-space:pre-wrap;font:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
`

type Html = ReturnType<typeof html>

const page = async (title: string, body: Html, lang = 'en', status = 200) =>
  new Response(
    String(
      await html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="stylesheet" href="${mailboxPath}/style.css"></head>
<body><main><h1 lang="${lang}">${title}</h1>${body}</main></body></html>`,
    ),
    { status, headers },
  )

const time = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

const row = ({ id, recipient, locale, subject, createdAt }: Mail) =>
  html`<li><a href="${mailboxPath}/${id}" lang="${locale}">${subject}</a>
<span>To ${recipient}, ${time(createdAt)}</span></li>`

function single(mail: Mail, publicUrl: string) {
  const { recipient, locale, subject, text, createdAt } = mail
  const address = mailAddress(mail, publicUrl)
  return page(
    subject,
    html`<dl><dt>To</dt><dd>${recipient}</dd><dt>Sent</dt><dd>${time(createdAt)}</dd></dl>
<pre lang="${locale}">${text}</pre>${address ? html`<p><a href="${address}">${address}</a></p>` : ''}
<p><a href="${mailboxPath}">All mail</a></p>`,
    locale,
  )
}

/**
 * The mailbox of the demonstration: what would be sent if there were an SMTP server, for everyone to read.
 * @returns undefined for addresses that are not its own
 */
export function mailbox(
  queries: Queries,
  publicUrl: string,
): (request: Request) => Promise<Response> | undefined {
  const list = async () => {
    const rows = await queries.select().from(mails).orderBy(desc(mails.id)).limit(shown)
    const body = rows.length > 0 ? html`<ol>${rows.map(row)}</ol>` : html`<p>There is no mail yet.</p>`
    return page('Mailbox of the demonstration', body)
  }
  const open = async (id: number) => {
    const [mail] = await queries.select().from(mails).where(eq(mails.id, id))
    return mail
      ? single(mail, publicUrl)
      : page('There is no such mail', html`<p><a href="${mailboxPath}">All mail</a></p>`, 'en', 404)
  }

  return request => {
    const { pathname } = new URL(request.url)
    if (pathname !== mailboxPath && !pathname.startsWith(`${mailboxPath}/`)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(plainAnswer(405, 'This address takes no such method.', { Allow: 'GET, HEAD' }))
    const rest = pathname.slice(mailboxPath.length + 1)
    if (rest === 'style.css')
      return Promise.resolve(
        new Response(style, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } }),
      )
    if (rest === '') return list()
    return open(/^[1-9]\d{0,8}$/.test(rest) ? Number(rest) : 0)
  }
}
