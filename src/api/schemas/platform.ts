import * as z from 'zod/mini'
import { data, Flag, Id, IdText, known } from './primitives.ts'

const address = z.nullable(z.string())

/** Settings of the whole platform. Every address is optional: a link without one is not shown. */
export const GeneralSettings = z.object({
  /** Languages offered, semicolon-separated, e.g. "en;lt" (LAY-8). */
  availableLanguages: z.string(),
  isBetaVersionEnabled: z.boolean(),
  publicSiteUrl: address,
  publicSitePaymentsExternalUrl: address,
  paymentServiceWebFaqUrl: address,
  partnersUrl: address,
  faqUrl: address,
  aboutUsUrl: address,
  infoEmail: address,
  appIosDownloadUrl: address,
  appAndroidDownloadUrl: address,
  facebookSocialsUrl: address,
  youtubeSocialsUrl: address,
  instagramSocialsUrl: address,
  linkedInSocialsUrl: address,
})
export type GeneralSettings = z.infer<typeof GeneralSettings>
export const GeneralSettingsAnswer = data(GeneralSettings)

/** Feature flags the specification names (section 3, brand-named ones given neutral names). */
export const features = [
  'meters',
  'contract-registration',
  'settlements',
  'live_chat',
  'poll_calculate_percentage_from_total_participant_count',
  'messages_type_filter',
  'profile_can_link_contract',
  'professional-portal',
  'card-payment-widget',
  'housing-services',
  'reading-without-account',
  'move-out',
] as const
export type Feature = (typeof features)[number]

/** Names of the levels that the back end offers; a newer one may offer others. */
export const LevelsAnswer = data(z.array(z.string()))

export const FeaturesAnswer = data(z.array(z.string()))

export const menuPlacements = ['header', 'footer', 'sub_header'] as const

/** One menu entry (LAY-2). `type` determines which URL field applies. */
export const MenuItem = z.object({
  id: Id,
  translationKey: z.string(),
  type: known(['external_url', 'public_site_url', 'module'], 'other'),
  feature: z.nullable(z.string()),
  module: z.nullable(z.string()),
  externalUrl: address,
  publicSiteUrl: address,
  openInNewWindow: z.boolean(),
})
export type MenuItem = z.infer<typeof MenuItem>

export const MenuAnswer = data(z.array(MenuItem))

export const MenuQuery = z.object({
  contractId: z.optional(IdText),
  roleId: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
  isActiveForWeb: z.optional(Flag),
})

/** Texts the platform changes without a release, e.g. {"bills.title": "Sąskaitos"} (I18-2). */
export const TranslationsAnswer = data(z.record(z.string(), z.string()))

export const Health = z.object({
  status: z.enum(['ok', 'failing']),
  version: z.string(),
  database: z.enum(['ok', 'failing']),
  migrations: z.enum(['ok', 'pending', 'failing']),
  /** Absent where files are stored elsewhere. */
  disk: z.optional(z.enum(['ok', 'full'])),
})
export const HealthAnswer = data(Health)
