// biome-ignore-all lint/suspicious/noConsole: the console is the only output of the in-browser demo

import type { Logger } from '../../server/common/Logger.ts'
import type { SendMail } from '../../server/mail/Mail.ts'
import type { FindSender } from '../../server/mail/MailSender.ts'
import { mailContent } from '../../server/mail/mailContent.ts'
import { mailPlainText } from '../../server/mail/mailPlainText.ts'
import { inBrowserDemoOrigin } from '../../src/client/inBrowserDemoMessages.ts'

const mark = '[resident sandbox]'

/** Logs warnings and errors to the browser's console. */
export const consoleLogger: Logger = {
  info: () => {},
  warn: (fields, message) => console.warn(mark, message, fields),
  error: (fields, message) => console.error(mark, message, fields),
}

/** Mail is written to the console instead of being sent. */
export const logMail =
  (findSender: FindSender): SendMail =>
  async mail => {
    const content = mailContent(mail, await findSender(mail), inBrowserDemoOrigin)
    console.info(`${mark} To ${mail.recipient}: ${content.subject}\n\n${mailPlainText(content)}`)
  }
