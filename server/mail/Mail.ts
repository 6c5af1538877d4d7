import type { Locale } from '../../src/api/schemas/locales.ts'

/** A mail as it is written: plain text, and at most one link. */
export interface Mail {
  readonly recipient: string
  readonly locale: Locale
  readonly subject: string
  /** Paragraphs, with an empty line between them. */
  readonly text: string
  /** Path of the portal it leads to; set below the text, behind the portal's address. */
  readonly link?: string | null
}

/** Hands a mail to a post office. It throws when that fails; the outbox tries again. */
export type SendMail = (mail: Mail) => Promise<void>
