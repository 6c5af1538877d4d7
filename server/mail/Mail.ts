import type { Locale } from '../../src/api/schemas/locales.ts'
import type { MailKind } from './mailKinds.ts'

/** A consent by which a mail is sent. Unsubscribing withdraws exactly this one. */
export interface MailConsent {
  readonly userId: number
  /** The contract whose mails these are; null for mails to the account. */
  readonly contractId: number | null
  readonly name: 'newsletter' | 'billEmailDelivery' | 'newsletters' | 'transactionalEmail'
}

/** A mail without its words: they are put in when it is sent. */
export interface Mail {
  readonly kind: MailKind
  readonly recipient: string
  readonly locale: Locale
  /** Values of the placeholders in the kind's texts. Nothing that a stranger could have typed. */
  readonly placeholders: Readonly<Record<string, string>>
  /** Rows of a label and a value below the text. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** Path in the portal, e.g. "/verify-email#token=…". */
  readonly link: string | null
  /** The vendor in whose name the mail is sent; the portal's if null. */
  readonly vendorId: number | null
  readonly organizationId: number | null
  /** Set for mails that are sent by consent, and for no other. */
  readonly consent: MailConsent | null
}

/** A mail in the outbox. */
export interface QueuedMail extends Mail {
  readonly id: number
  readonly createdAt: Date
}

/** Sends a mail. If it throws, the outbox tries again. */
export type SendMail = (mail: QueuedMail) => Promise<void>
