/** What a mail says, in one language. Nothing a stranger could have typed stands in it. */
export interface MailText {
  readonly subject: string
  readonly text: string
}

/** A mail of some paragraphs. */
export const write = (subject: string, ...paragraphs: readonly string[]): MailText => ({
  subject,
  text: paragraphs.join('\n\n'),
})
