import type { MailContent } from './mailContent.ts'

/** A mail as plain text. */
export function mailPlainText(content: MailContent): string {
  const { link, unsubscribe, sender } = content
  const { organization, email, phone } = sender
  const contacts = [email, phone].filter(Boolean).join(', ')
  return [
    content.greeting,
    content.what,
    content.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    content.next,
    link && `${link.label}:\n${link.url}`,
    content.otherwise,
    [
      content.regards,
      sender.name,
      organization !== sender.name ? organization : undefined,
      contacts && `${content.questions} ${contacts}`,
    ]
      .filter(Boolean)
      .join('\n'),
    content.notes.join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
