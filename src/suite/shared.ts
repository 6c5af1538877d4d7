import { organizationGroups } from '../endpoints/organization-groups.ts'
import { featureList, generalSettings, translations } from '../endpoints/platform.ts'
import type { Locale } from '../schemas/locales.ts'
import type { PublicOrganizationGroup } from '../schemas/organizations.ts'
import type { GeneralSettings } from '../schemas/platform.ts'
import type { Suite } from './getSuite.ts'

/** Settings of the platform, asked for once a page. */
export const loadSettings = (suite: Suite): Promise<GeneralSettings> =>
  suite.once('settings', async () => (await suite.client.call(generalSettings)).data)

/** Switched-on features, asked for once a page; a failure yields none and the person goes on (PER-4). */
export const loadFeatures = (suite: Suite): Promise<readonly string[]> =>
  suite.once('features', async () => (await suite.client.call(featureList)).data).catch(() => [])

/** Vendors as everyone may see them, asked for once a page. */
export const loadPublicGroups = (suite: Suite): Promise<readonly PublicOrganizationGroup[]> =>
  suite.once('groups', async () => (await suite.client.call(organizationGroups)).data)

/** Puts the platform's texts over the bundled ones; without an answer the bundled ones stay (I18-2). */
export const loadTranslations = (suite: Suite, locale: Locale): Promise<void> =>
  suite
    .once(`translations/${locale}`, async () => {
      const { data } = await suite.client.call(translations, { params: { locale } })
      suite.texts.override(locale, data)
    })
    .catch(() => undefined)
