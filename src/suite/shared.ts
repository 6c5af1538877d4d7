import { lazily } from '../client/lazily.ts'
import type { Locale } from '../schemas/locales.ts'
import type { PublicOrganizationGroup } from '../schemas/organizations.ts'
import type { GeneralSettings } from '../schemas/platform.ts'
import { translationsPath } from '../schemas/translationsPath.ts'
import type { Suite } from './getSuite.ts'

const calls = lazily('publicCalls', () => import('./publicCalls.ts'))

/** Settings of the platform, asked for once a page. */
export const loadSettings = (suite: Suite): Promise<GeneralSettings> =>
  suite.once('settings', async () => (await calls()).fetchSettings(suite.client))

/** Switched-on features, asked for once a page; a failure yields none and the person goes on (PER-4). */
export const loadFeatures = (suite: Suite): Promise<readonly string[]> =>
  suite.once('features', async () => (await calls()).fetchFeatures(suite.client)).catch(() => [])

/** Vendors as everyone may see them, asked for once a page. */
export const loadPublicGroups = (suite: Suite): Promise<readonly PublicOrganizationGroup[]> =>
  suite.once('groups', async () => (await calls()).fetchPublicGroups(suite.client))

/**
 * Puts the platform's texts over the bundled ones; without an answer the bundled ones stay (I18-2).
 * Every page asks for them, so they are read without the schema library: anything but a text is left out.
 */
export const loadTranslations = (suite: Suite, locale: Locale): Promise<void> =>
  suite
    .once(`translations/${locale}`, async () => {
      const path = translationsPath.replace('{locale}', locale)
      const answer = (await (await fetch(`${suite.client.baseUrl}/${path}`)).json()) as { data?: object }
      const texts = Object.entries(answer.data ?? {}).filter(([, text]) => typeof text === 'string')
      suite.texts.override(locale, Object.fromEntries(texts))
    })
    .catch(() => undefined)
