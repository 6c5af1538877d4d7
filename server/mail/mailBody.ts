import type { Mail } from './Mail.ts'

/** The address a mail leads to. */
export const mailAddress = ({ link }: Pick<Mail, 'link'>, publicUrl: string): string | undefined =>
  link ? `${publicUrl}${link}` : undefined

/** A mail's whole text with its link on a line of its own. */
export const mailBody = (mail: Mail, publicUrl: string): string =>
  [mail.text, mailAddress(mail, publicUrl), publicUrl].filter(Boolean).join('\n\n')
