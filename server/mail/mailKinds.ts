import type english from './locales/en.json'

/** What a mail is about. The last line of the mail says so, because its reader asks why it came. */
type About = 'account' | 'contract' | 'payment' | 'consent' | 'support' | 'system'

interface Definition {
  readonly about: About
  /** Shows the link as text, because the reader has nothing to do. */
  readonly isQuiet?: boolean
}

/**
 * Every kind of mail. Its texts are in locales/, its sample is in the demo's gallery; the types of both
 * require one for each kind.
 */
const mailKinds = {
  verifyEmail: { about: 'account' },
  alreadyRegistered: { about: 'account' },
  resetPassword: { about: 'account' },
  passwordChanged: { about: 'account' },
  changeEmail: { about: 'account' },
  emailChanged: { about: 'account' },
  providerLinked: { about: 'account' },
  providerUnlinked: { about: 'account' },
  passkeyAdded: { about: 'account' },
  passkeyRemoved: { about: 'account' },
  passkeysRemoved: { about: 'account' },
  newsletter: { about: 'consent', isQuiet: true },
  contractEmail: { about: 'contract' },
  contractEmailConfirmed: { about: 'contract', isQuiet: true },
  contractShared: { about: 'contract' },
  receipt: { about: 'payment' },
  webhookDisabled: { about: 'system' },
  invitation: { about: 'contract' },
  newInvoice: { about: 'consent' },
  newConsumption: { about: 'consent' },
  newMessage: { about: 'consent' },
  requestAnswered: { about: 'consent' },
  clientFormReceived: { about: 'contract' },
  clientFormSubmitted: { about: 'support' },
  moveOutReceived: { about: 'contract' },
  moveOutConfirmed: { about: 'contract' },
  moveOutRefused: { about: 'contract' },
  moveOutSubmitted: { about: 'support' },
} as const satisfies Readonly<Record<keyof (typeof english)['kinds'], Definition>>

export type MailKind = keyof typeof mailKinds

/** Names of all kinds, in the order of the table. */
export const mailKindNames = Object.keys(mailKinds) as readonly MailKind[]

export const definitionOf = (kind: MailKind): Definition => mailKinds[kind]
