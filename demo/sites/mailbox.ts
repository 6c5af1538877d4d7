import { desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Queries } from '../../server/database/Database.ts'
import { mailAddress } from '../../server/mail/mailBody.ts'
import { mails } from '../../server/mail/tables.ts'
import { plainAnswer } from '../../server/web/assetAnswer.ts'
import { demoPages, demoTime } from './demoPages.ts'

/** Path of the demo's mailbox. */
export const mailboxPath = '/demo/mail'

type Mail = typeof mails.$inferSelect

const maxMails = 100

const style = `li a{display:block;font-weight:600;padding:.25rem 0}pre{white-space:pre-wrap;font:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
`

const { page, styleSheet } = demoPages(
  mailboxPath,
  style,
  ["form-action 'none'", "frame-ancestors 'none'"],
  'no-referrer',
)

const all = html`<p><a href="${mailboxPath}">All mail</a></p>`

const row = ({ id, recipient, locale, subject, createdAt }: Mail) =>
  html`<li><a href="${mailboxPath}/${id}" lang="${locale}">${subject}</a>
<span>To ${recipient}, ${demoTime(createdAt)}</span></li>`

function single(mail: Mail, publicUrl: string) {
  const { recipient, locale, subject, text, createdAt } = mail
  const address = mailAddress(mail, publicUrl)
  return page({
    title: subject,
    lang: locale,
    body: html`<dl><dt>To</dt><dd>${recipient}</dd><dt>Sent</dt><dd>${demoTime(createdAt)}</dd></dl>
<pre lang="${locale}">${text}</pre>${address ? html`<p><a href="${address}">${address}</a></p>` : ''}
${all}`,
  })
}

/**
 * The demo's mailbox: shows the mail that an SMTP server would send, to everyone.
 * @returns undefined for other paths
 */
export function mailbox(
  queries: Queries,
  publicUrl: string,
): (request: Request) => Promise<Response> | undefined {
  const list = async () => {
    const rows = await queries.select().from(mails).orderBy(desc(mails.id)).limit(maxMails)
    const body = rows.length > 0 ? html`<ol>${rows.map(row)}</ol>` : html`<p>There is no mail yet.</p>`
    return page({ title: 'Mailbox of the demonstration', body })
  }
  const open = async (id: number) => {
    const [mail] = await queries.select().from(mails).where(eq(mails.id, id))
    return mail ? single(mail, publicUrl) : page({ title: 'There is no such mail', body: all, status: 404 })
  }

  return request => {
    const { pathname } = new URL(request.url)
    if (pathname !== mailboxPath && !pathname.startsWith(`${mailboxPath}/`)) return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return Promise.resolve(
        plainAnswer(405, 'This URL does not support that HTTP method.', { Allow: 'GET, HEAD' }),
      )
    const rest = pathname.slice(mailboxPath.length + 1)
    if (rest === 'style.css') return Promise.resolve(styleSheet())
    if (rest === '') return list()
    return open(/^[1-9]\d{0,8}$/.test(rest) ? Number(rest) : 0)
  }
}
