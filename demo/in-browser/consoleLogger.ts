// biome-ignore-all lint/suspicious/noConsole: the console is the only output of the in-browser demo

import type { Logger } from '../../server/Logger.ts'
import type { SendMail } from '../../server/mail/Mail.ts'
import { mailBody } from '../../server/mail/mailBody.ts'
import { inBrowserDemoOrigin } from '../../src/client/inBrowserDemoMessages.ts'

const mark = '[resident sandbox]'

/** Logs warnings and errors to the browser's console. */
export const consoleLogger: Logger = {
  info: () => {},
  warn: (fields, message) => console.warn(mark, message, fields),
  error: (fields, message) => console.error(mark, message, fields),
}

/** Mail is written to the console instead of being sent. */
export const logMail: SendMail = async mail =>
  console.info(`${mark} To ${mail.recipient}: ${mail.subject}\n\n${mailBody(mail, inBrowserDemoOrigin)}`)
