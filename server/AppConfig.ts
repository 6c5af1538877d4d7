import type { Locale } from '../src/api/schemas/locales.ts'

export interface AppConfig {
  /** Where people reach this server, without a slash at the end, e.g. "https://portal.example". */
  readonly publicUrl: string
  /** Whether pages can show pictures by their address here. */
  readonly hasPictures: boolean
  /** Origins that may call the API besides the vendors' own. */
  readonly allowedOrigins: readonly string[]
  readonly version: string
  /** The live chat (CHT-1): where it is, which inbox, and what proves to it who is writing; absent where there is none. */
  readonly chat: {
    readonly url: string | null
    readonly websiteToken: string | null
    readonly secret: string | null
    readonly locale: Locale
  }
  /** Whether answers are held against their schemas before they leave: in development and tests. */
  readonly checkAnswers: boolean
  /** How long maintenance and vendors' origins are remembered between looks at the database. */
  readonly rememberMilliseconds: number
}
