/**
 * Subject and text of a mail in one language. It must not contain anything that a stranger could have
 * typed.
 */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** A mail text of the given paragraphs. */
export const write = (subject: string, ...paragraphs: readonly string[]): MailText => ({
  subject,
  text: paragraphs.join('\n\n'),
})
