import { createTransport } from 'nodemailer'
import type { SendMail } from './Mail.ts'
import { mailBody } from './mailBody.ts'

/**
 * Sends through an SMTP server.
 * @param url as in SMTP_URL; `?from=` sets the sender, by default "no-reply" at the portal's host
 */
export function smtpSender(url: string, publicUrl: string): SendMail {
  const from = new URL(url).searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`
  const transport = createTransport(url, { from })
  return async mail => {
    await transport.sendMail({
      to: { name: '', address: mail.recipient },
      subject: mail.subject,
      text: mailBody(mail, publicUrl),
      headers: { 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
      // Otherwise nodemailer would load files and URLs that a text names.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
