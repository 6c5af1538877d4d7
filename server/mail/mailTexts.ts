import { textsByLocale } from '../texts/textsByLocale.ts'
import type english from './locales/en.json'
import type { MailKind } from './mailKinds.ts'

/** Texts of one kind of mail. */
interface KindTexts {
  readonly subject: string
  /** What happened, and what it asks for. */
  readonly what: string
  readonly next: string
  /** Label of the link. */
  readonly button?: string
  /** When the reader can ignore the mail. */
  readonly otherwise?: string
}

type MailTexts = Omit<typeof english, 'kinds'> & { readonly kinds: Readonly<Record<MailKind, KindTexts>> }

/** Texts of mails by locale. */
export const mailTexts = await textsByLocale<MailTexts>(
  locale => import(`./locales/${locale}.json`, { with: { type: 'json' } }),
)
