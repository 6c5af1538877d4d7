import { loadOnce } from '../common/loadOnce.ts'
import { takenSeconds } from '../jobs/deliveryTimes.ts'
import { composeMail, type MailComposition } from './composeMail.ts'
import { drawLogo } from './drawLogo.ts'
import type { QueuedMail, SendMail } from './Mail.ts'

const logoId = 'logo'

/** How long an SMTP server may take for a mail: half of the time after which another process tries it. */
const longestMilliseconds = takenSeconds * 500

/** Headers that say what kind of mail it is, so that no machine replies to it. */
const headersOf = ({ locale, consent }: QueuedMail) => ({
  'Content-Language': locale,
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(consent ? { Precedence: 'bulk', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
})

/**
 * Sends through an SMTP server.
 * @param url as in SMTP_URL; `?from=` sets the address of senders without one, by default "no-reply" at the portal's host
 * @param milliseconds how long the server may take for a mail, from the connection to its last answer
 */
export function smtpSender(
  url: string,
  composition: MailComposition,
  milliseconds = longestMilliseconds,
): SendMail {
  const { hostname } = new URL(composition.publicUrl)
  const from = new URL(url).searchParams.get('from') ?? `no-reply@${hostname}`
  // Loaded with the first mail, because the library takes 30 MB.
  const openTransport = loadOnce(async () => (await import('nodemailer')).createTransport(url))
  return async mail => {
    let image: Uint8Array | undefined
    const { sender, subject, text, html, unsubscribe } = await composeMail(mail, composition, {
      logo: async svg => {
        image = await drawLogo(svg)
        return image && `cid:${logoId}`
      },
    })
    await (await openTransport()).sendMail({
      from: { name: sender.name, address: sender.from ?? from },
      to: { name: '', address: mail.recipient },
      ...(sender.email
        ? { replyTo: { name: sender.organization ?? sender.name, address: sender.email } }
        : {}),
      // The same at each attempt, so that a mail which arrives twice is shown once.
      messageId: `<${mail.id}.${mail.createdAt.getTime()}@${hostname}>`,
      subject,
      text,
      html,
      ...(image
        ? {
            attachments: [
              {
                cid: logoId,
                filename: 'logo.png',
                content: Buffer.from(image),
                contentType: 'image/png',
                contentDisposition: 'inline',
              },
            ],
          }
        : {}),
      ...(unsubscribe ? { list: { unsubscribe } } : {}),
      headers: headersOf(mail),
      // The time-outs of nodemailer count silence only, up to ten minutes of it at each step.
      signal: AbortSignal.timeout(milliseconds),
      // Otherwise nodemailer would load files and URLs that a text names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
