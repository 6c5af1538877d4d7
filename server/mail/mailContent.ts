import { fillText } from '../texts/fillText.ts'
import type { Mail } from './Mail.ts'
import type { MailSender } from './MailSender.ts'
import { definitionOf } from './mailKinds.ts'
import { mailTexts } from './mailTexts.ts'

/** A mail's words, in the order in which text and HTML show them. */
export interface MailContent {
  readonly locale: Mail['locale']
  readonly subject: string
  /** What mail programs show next to the subject. */
  readonly preview: string
  readonly greeting: string
  readonly what: string
  readonly facts: Mail['facts']
  readonly next: string
  readonly link:
    | { readonly label: string; readonly url: string; readonly note: string; readonly isQuiet: boolean }
    | undefined
  readonly otherwise: string | undefined
  readonly regards: string
  readonly sender: MailSender
  readonly questions: string
  readonly notes: readonly string[]
  readonly unsubscribe: { readonly label: string; readonly url: string } | undefined
}

/** A text with its placeholders replaced, on one line. */
const fillLine = (text: string, values: Readonly<Record<string, string>>) =>
  fillText(text, values).replace(/[\r\n\t ]+/g, ' ')

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** The subject of a mail. */
export const mailSubject = ({ kind, locale, placeholders }: Pick<Mail, 'kind' | 'locale' | 'placeholders'>) =>
  fillLine(mailTexts[locale].kinds[kind].subject, placeholders)

/**
 * The words of a mail.
 * @param unsubscribeUrl for a mail that is sent by consent
 */
export function mailContent(
  mail: Mail,
  sender: MailSender,
  publicUrl: string,
  unsubscribeUrl?: string,
): MailContent {
  const { locale, kind, link } = mail
  const texts = mailTexts[locale]
  const { what, next, button, otherwise } = texts.kinds[kind]
  const { about, isQuiet = false } = definitionOf(kind)
  const host = new URL(publicUrl).host
  const say = (text: string) => fillLine(text, { ...mail.placeholders, host })
  return {
    locale,
    subject: mailSubject(mail),
    preview: capitalized(say(what), locale),
    greeting: texts.greeting,
    what: say(what),
    facts: mail.facts,
    next: say(next),
    link:
      link !== null && button !== undefined
        ? { label: button, url: `${publicUrl}${link}`, note: say(texts.address), isQuiet }
        : undefined,
    otherwise: otherwise === undefined ? undefined : say(otherwise),
    regards: texts.regards,
    sender,
    questions: texts.questions,
    notes: [say(texts.why[about]), texts.safety],
    // The link of a quiet mail unsubscribes already.
    unsubscribe:
      unsubscribeUrl !== undefined && !isQuiet
        ? { label: texts.unsubscribe, url: unsubscribeUrl }
        : undefined,
  }
}
