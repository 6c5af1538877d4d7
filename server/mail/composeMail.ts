import type { Signer } from '../common/crypto.ts'
import type { Mail } from './Mail.ts'
import type { FindSender, MailSender } from './MailSender.ts'
import { mailContent } from './mailContent.ts'
import { mailHtml } from './mailHtml.ts'
import { mailPlainText } from './mailPlainText.ts'
import { unsubscribeUrl } from './unsubscribeToken.ts'

/** What is needed to turn a queued mail into a letter. */
export interface MailComposition {
  /** Base URL of the portal. */
  readonly publicUrl: string
  readonly findSender: FindSender
  readonly signer: () => Promise<Signer>
}

interface ComposedMail {
  readonly sender: MailSender
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Set if the mail is sent by consent. */
  readonly unsubscribe: string | undefined
}

/** The look of a composed mail. */
interface Look {
  /** Returns the URL of a logo in the HTML. */
  readonly logo: (svg: string) => Promise<string | undefined>
  readonly darkMedia?: string
}

/** Composes a mail: its words in the recipient's language, in the name and the colours of its sender. */
export async function composeMail(
  mail: Mail,
  { publicUrl, findSender, signer }: MailComposition,
  { logo, ...look }: Look,
): Promise<ComposedMail> {
  const sender = await findSender(mail)
  const unsubscribe = mail.consent
    ? await unsubscribeUrl(await signer(), mail.consent, mail, publicUrl)
    : undefined
  const content = mailContent(mail, sender, publicUrl, unsubscribe)
  return {
    sender,
    subject: content.subject,
    text: mailPlainText(content),
    html: await mailHtml(content, {
      logo: sender.logoSvg ? await logo(sender.logoSvg) : undefined,
      ...look,
    }),
    unsubscribe,
  }
}
