import { html } from 'hono/html'
import type { Queries } from '../../server/database/Database.ts'
import { desc, eq } from '../../server/database/drizzle.ts'
import type { MailComposition } from '../../server/mail/composeMail.ts'
import { mailSubject } from '../../server/mail/mailContent.ts'
import { mails } from '../../server/mail/tables.ts'
import { plainAnswer } from '../../server/web/assetAnswer.ts'
import { demoPages, demoTime } from './demoPages.ts'
import { linkedText, mailDocument, mailSandbox, previewMail } from './mailDocument.ts'

/** Path of the demo's mailbox. */
export const mailboxPath = '/demo/mail'

type Mail = typeof mails.$inferSelect

const maxMails = 100

const style = `li a{display:block;font-weight:600;padding:.25rem 0}pre{white-space:pre-wrap;font:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
iframe{inline-size:100%;block-size:44rem;border:1px solid #8888;border-radius:8px}
`

const { page, styleSheet } = demoPages(
  mailboxPath,
  style,
  ["frame-src 'self'", "form-action 'none'", "frame-ancestors 'none'"],
  'no-referrer',
)

const all = html`<p><a href="${mailboxPath}">All mail</a></p>`

const row = (mail: Mail) =>
  html`<li><a href="${mailboxPath}/${mail.id}" lang="${mail.locale}">${mailSubject(mail)}</a>
<span>To ${mail.recipient}, ${demoTime(mail.createdAt)}</span></li>`

const missing = () => page({ title: 'There is no such mail', body: all, status: 404 })

/**
 * The demo's mailbox: shows the mail that an SMTP server would send, to everyone, as text and as HTML.
 * @returns undefined for other paths
 */
export function mailbox(
  queries: Queries,
  composition: MailComposition,
): (request: Request) => Promise<Response> | undefined {
  const list = async () => {
    const rows = await queries.select().from(mails).orderBy(desc(mails.id)).limit(maxMails)
    const body = rows.length > 0 ? html`<ol>${rows.map(row)}</ol>` : html`<p>There is no mail yet.</p>`
    return page({ title: 'Mailbox of the demonstration', body })
  }
  const open = async (id: number, isHtml: boolean) => {
    const [mail] = await queries.select().from(mails).where(eq(mails.id, id))
    if (!mail) return missing()
    const { subject, text, html: document } = await previewMail(mail, composition)
    if (isHtml) return mailDocument(document)
    return page({
      title: subject,
      lang: mail.locale,
      body: html`<dl><dt>To</dt><dd>${mail.recipient}</dd><dt>Sent</dt><dd>${demoTime(mail.createdAt)}</dd></dl>
<iframe title="HTML" src="${mailboxPath}/${id}/html" sandbox="${mailSandbox}"></iframe>
<h2>Plain text</h2>${linkedText(text, mail.locale)}${all}`,
    })
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
    const [, id = '0', part] = /^([1-9]\d{0,8})(\/html)?$/.exec(rest) ?? []
    return open(Number(id), part !== undefined)
  }
}
