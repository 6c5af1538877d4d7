import type { Locale } from '../../src/api/schemas/locales.ts'
import type { Mail } from './Mail.ts'

/** In whose name a mail is sent. */
export interface MailSender {
  /** The vendor, or the portal. */
  readonly name: string
  /** Name of the company that the mail is about, if it differs. */
  readonly organization: string | null
  readonly colour: string | null
  readonly logoSvg: string | null
  /** How to reach somebody. */
  readonly email: string | null
  /** Address that the mail comes from; null for that of SMTP_URL. */
  readonly from: string | null
  readonly phone: string | null
}

/** Returns the sender of a mail. */
export type FindSender = (
  mail: Pick<Mail, 'vendorId' | 'organizationId'> & { readonly locale: Locale },
) => Promise<MailSender>
