import type { Locale } from '../../src/api/schemas/locales.ts'

/** A mail in plain text with at most one link. */
export interface Mail {
  readonly recipient: string
  readonly locale: Locale
  readonly subject: string
  /** Paragraphs, separated by an empty line. */
  readonly text: string
  /** Path in the portal; the link is added below the text as an absolute URL. */
  readonly link?: string | null
}

/** Sends a mail. If it throws, the outbox tries again. */
export type SendMail = (mail: Mail) => Promise<void>
