import type { settings } from '../../server/database/tables.ts'
import type { menuItems, translations } from '../../server/modules/platform/tables.ts'
import { locales } from '../../src/api/schemas/locales.ts'
import type { GeneralSettings } from '../../src/api/schemas/platform.ts'

const general: GeneralSettings = {
  availableLanguages: locales.join(';'),
  isBetaVersionEnabled: false,
  publicSiteUrl: 'https://residents.example',
  publicSitePaymentsExternalUrl: 'https://residents.example/pay',
  paymentServiceWebFaqUrl: 'https://residents.example/pay/faq',
  partnersUrl: 'https://residents.example/partners',
  faqUrl: 'https://residents.example/faq',
  aboutUsUrl: 'https://residents.example/about',
  infoEmail: 'info@residents.example',
  appIosDownloadUrl: 'https://apps.residents.example/ios',
  appAndroidDownloadUrl: 'https://apps.residents.example/android',
  facebookSocialsUrl: 'https://facebook.residents.example',
  youtubeSocialsUrl: 'https://youtube.residents.example',
  instagramSocialsUrl: 'https://instagram.residents.example',
  linkedInSocialsUrl: 'https://linkedin.residents.example',
}

export const seedSettings: readonly (typeof settings.$inferInsert)[] = [
  { key: 'general', value: general },
  { key: 'portal_pro_claims', value: { masters: 700, since: 2019 } },
]

type MenuRow = typeof menuItems.$inferInsert
type Placement = MenuRow['placement']

const ofPublicSite = (placement: Placement, name: string, path: string) => ({
  placement,
  translationKey: `menu.${name}`,
  type: 'public_site_url' as const,
  publicSiteUrl: `https://residents.example/${path}`,
})
const ofOtherSite = (placement: Placement, name: string, externalUrl: string) => ({
  placement,
  translationKey: `menu.${name}`,
  type: 'external_url' as const,
  externalUrl,
  openInNewWindow: true,
})

/** Links in addition to the reference data's menu items, which come first. */
export const seedMenuItems: readonly MenuRow[] = [
  ofPublicSite('header', 'faq', 'faq'),
  ofPublicSite('footer', 'about_us', 'about'),
  ofPublicSite('footer', 'contacts', 'contacts'),
  ofPublicSite('footer', 'faq', 'faq'),
  ofPublicSite('footer', 'terms', 'terms'),
  ofPublicSite('footer', 'privacy_policy', 'privacy'),
  ofPublicSite('footer', 'cookie_policy', 'cookies'),
  ofOtherSite('footer', 'video_instruction', 'https://video.residents.example/how-to'),
  ofOtherSite('footer', 'partners', 'https://residents.example/partners'),
].map((item, index) => ({ openInNewWindow: false, isActiveForWeb: true, position: index + 101, ...item }))

/** One harmless text, which shows that overriding translations works. */
export const seedTranslations: readonly (typeof translations.$inferInsert)[] = [
  { locale: 'en', key: 'platform.greeting', text: 'Welcome home' },
  { locale: 'lt', key: 'platform.greeting', text: 'Sveiki sugrįžę namo' },
  { locale: 'lv', key: 'platform.greeting', text: 'Laipni lūdzam mājās' },
  { locale: 'ru', key: 'platform.greeting', text: 'Добро пожаловать домой' },
]
