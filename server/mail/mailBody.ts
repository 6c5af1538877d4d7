import type { Mail } from './Mail.ts'

/** Absolute URL of a mail's link. */
export const mailAddress = ({ link }: Pick<Mail, 'link'>, publicUrl: string): string | undefined =>
  link ? `${publicUrl}${link}` : undefined

/** A mail's text followed by its link on a separate line. */
export const mailBody = (mail: Mail, publicUrl: string): string =>
  [mail.text, mailAddress(mail, publicUrl), publicUrl].filter(Boolean).join('\n\n')
