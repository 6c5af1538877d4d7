import * as z from 'zod/mini'
import { Locale } from '../schemas/locales.ts'
import { Slug } from '../schemas/primitives.ts'

/** What a page says once for all its elements: by the loader's script tag or by `configure`. */
const SuiteConfig = z.object({
  /** Origin of the portal and its API, e.g. "https://portal.example"; the script's own when absent. */
  api: z.optional(z.url({ protocol: /^https?$/ })),
  vendor: z.optional(Slug),
  locale: z.optional(Locale),
})
export type SuiteConfig = z.infer<typeof SuiteConfig>

/** What the loader leaves for the suite, whichever of them runs first. */
export interface Loader {
  readonly config: Readonly<Record<string, string | undefined>>
  /** Fetches an element that is not on the page yet, e.g. "resident-login". */
  readonly load: (tag: string) => void
  /** Looks for tags inside a shadow root, which the page's observer cannot see into. */
  readonly scan: (root: ParentNode) => void
}

const loaderKey = Symbol.for('resident-widgets.loader')

export const findLoader = (): Loader | undefined => (globalThis as { [loaderKey]?: Loader })[loaderKey]

/** Checks a configuration value by value: a wrong one is told in the console and left out. */
export function readConfig(raw: Readonly<Record<string, unknown>>): SuiteConfig {
  const config: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(SuiteConfig.shape)) {
    const value = schema.safeParse(raw[name] === '' ? undefined : raw[name])
    if (value.success) config[name] = value.data
    // biome-ignore lint/suspicious/noConsole: whoever embeds has to learn of a wrong setting
    else console.warn(`[resident RW-CONFIG] "${name}" is not valid and was left out.`)
  }
  return config as SuiteConfig
}
