import type { ApiTexts } from './ApiTexts.ts'

/** Objects of push messages. */
export const pushSchemas: ApiTexts['schemas'] = {
  PushKeys: {
    about: 'Keys of a browser’s subscription, base64url.',
    fields: {
      auth: ['Secret of the subscription.', 'BTBZMqHH6r4Tts7J_aSIgg'],
      p256dh: [
        'Public key of the browser.',
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ],
    },
  },
  PushState: {
    about: 'How the browser of a session gets push messages.',
    fields: {
      isOn: 'Whether it is subscribed.',
      publicKey: [
        'Key to subscribe with, base64url; null where no messages are sent.',
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ],
    },
  },
  PushSubscriptionBody: {
    about: 'A browser’s subscription: `toJSON` of its `PushSubscription`.',
    fields: {
      endpoint: ['Address of the push service for this browser.', 'https://push.example/send/1'],
      keys: 'Keys that messages are encrypted with.',
    },
  },
}
