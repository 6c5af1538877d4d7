import type { Locale } from '../../src/api/schemas/locales.ts'

export interface AppConfig {
  /** Base URL of the portal without a trailing slash, e.g. "https://portal.example". */
  readonly publicUrl: string
  /** Whether pages can load images from this server by URL. */
  readonly hasPictures: boolean
  /** Origins that may call the API in addition to the vendors' origins. */
  readonly allowedOrigins: readonly string[]
  /** Where passkeys may be used (AUT-20); null where the portal has no domain name. */
  readonly passkeys: {
    /** Domain that passkeys belong to: that of the portal, or one above it. */
    readonly rpId: string
    /** Allowed origins outside of that domain on which the portal's passkeys may be used. */
    readonly origins: readonly string[]
  } | null
  /** Public key with which browsers subscribe to push messages; null where none are sent. */
  readonly pushKey: string | null
  readonly version: string
  /**
   * Live chat (CHT-1): its URL, its inbox, and the key that proves who writes. Absent without a chat
   * service.
   */
  readonly chat: {
    readonly url: string | null
    readonly websiteToken: string | null
    readonly secret: string | null
    readonly locale: Locale
  }
  /** Whether responses are validated against their schemas before they are sent: in development and tests. */
  readonly checkAnswers: boolean
  /** Seconds without a call after which a session ends. */
  readonly sessionIdleSeconds: number
  /** Calls that one process answers at once; others are refused with 503. */
  readonly queueLength: number
  /** How long the maintenance setting and the vendors' origins are cached. */
  readonly rememberMilliseconds: number
}
