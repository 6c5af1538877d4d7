// biome-ignore-all lint/suspicious/noConsole: whoever tries the elements out has nowhere else to read this

import type { Logger } from '../../server/Logger.ts'
import type { SendMail } from '../../server/mail/Mail.ts'
import { mailBody } from '../../server/mail/mailBody.ts'
import { inBrowserDemoOrigin } from '../../src/client/inBrowserDemoMessages.ts'

const mark = '[resident sandbox]'

/** Tells troubles in the browser's console. */
export const consoleLogger: Logger = {
  info: () => {},
  warn: (fields, message) => console.warn(mark, message, fields),
  error: (fields, message) => console.error(mark, message, fields),
}

/** Letters leave the sandbox for the console. */
export const logMail: SendMail = async mail =>
  console.info(`${mark} To ${mail.recipient}: ${mail.subject}\n\n${mailBody(mail, inBrowserDemoOrigin)}`)
