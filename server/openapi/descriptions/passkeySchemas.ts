import type { ApiTexts } from './ApiTexts.ts'

const reference = 'pUq3vW7xYzA1bC2dE4fG5h'

/** Objects of passkeys. */
export const passkeySchemas: ApiTexts['schemas'] = {
  Passkey: {
    about: 'A passkey of the account.',
    fields: {
      isSynced: 'Whether the person’s other devices have it too.',
      lastUsedAt: 'Latest sign-in with it; null before the first.',
      name: ['Name that the person gave it, or the browser and the system it was made with.', 'Phone'],
    },
  },
  PasskeySite: {
    about: 'The site that a passkey belongs to.',
    fields: { id: ['Its domain.', 'portal.example'], name: ['What the browser shows.', 'portal.example'] },
  },
  PasskeyAccount: {
    about: 'What an authenticator knows the account by.',
    fields: {
      id: ['An id that says nothing about the person.', reference],
      name: ['The e-mail address.', 'ruta@example.com'],
    },
  },
  PasskeyAlgorithm: { about: 'A kind of key that the server accepts.', fields: { type: 'Always this.' } },
  PasskeySelection: { about: 'Authenticators that may hold a passkey: those that verify the person.' },
  KnownPasskey: {
    about: 'A passkey that the account has: a device that holds one makes no second.',
    fields: { id: ['Id of the passkey.', reference], type: 'Always this.' },
  },
  PasskeyCreation: {
    about: 'What a browser needs to make a passkey.',
    fields: { user: 'The account.', timeout: ['Milliseconds to add it.', 300_000] },
  },
  MadePasskey: { about: 'What the authenticator answers when it has made a passkey.' },
  NewPasskey: {
    about: 'A passkey that a browser has just made: `toJSON` of the credential.',
    fields: {
      id: ['Id of the passkey.', reference],
      response: 'What the authenticator answers.',
      type: 'Always this.',
    },
  },
  PasskeyNameBody: { fields: { name: ['The new name.', 'Phone'] } },
  PasskeyRequest: {
    about: 'What a browser needs to sign in with a passkey.',
    fields: { timeout: ['Milliseconds to sign in.', 600_000] },
  },
  PasskeySignature: { about: 'What the authenticator answers when it has signed a challenge.' },
  SignedPasskey: {
    about: 'A passkey with the challenge that it has signed: `toJSON` of the credential.',
    fields: {
      id: ['Id of the passkey.', reference],
      response: 'What the authenticator answers.',
      type: 'Always this.',
    },
  },
}
