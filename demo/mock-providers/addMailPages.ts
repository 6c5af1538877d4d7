import type { Hono } from 'hono'
import { html } from 'hono/html'
import { linkedText } from '../sites/mailDocument.ts'
import { mockPage } from './mockPage.ts'
import type { ReceivedMail } from './startMailServer.ts'

/** Shows the mail that an SMTP server received, newest first, as text with links. */
export function addMailPages(app: Hono, received: readonly ReceivedMail[]) {
  app.get('/mail', context => {
    const rows = received.map(
      ({ to, mail }, index) =>
        html`<li><a href="/mail/${index + 1}">${mail.subject}</a> <span>To ${to.join(', ')}</span></li>`,
    )
    return context.html(
      mockPage('Mail', rows.length > 0 ? html`<ol>${rows.reverse()}</ol>` : 'There is no mail yet.'),
    )
  })

  app.get('/mail/:number', context => {
    const { to, mail } = received[Number(context.req.param('number')) - 1] ?? {}
    if (!to || !mail) return context.html(mockPage('No such mail', 'This mail does not exist.'), 404)
    return context.html(
      mockPage(
        mail.subject ?? '',
        html`<p>To ${to.join(', ')}</p>${linkedText(mail.text ?? '', 'en')}<p><a href="/mail">All mail</a></p>`,
      ),
    )
  })
}
