import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { consentNames } from '../../src/api/schemas/accounts.ts'
import type { ContractConsents } from '../../src/api/schemas/contractLinks.ts'
import type { Module } from '../../src/api/schemas/modules.ts'
import type { OrganizationGroup, OrganizationSettingsAnswer } from '../../src/api/schemas/organizations.ts'
import type { Feature, GeneralSettings } from '../../src/api/schemas/platform.ts'
import type { VendorSettings } from '../../src/api/vendor/schemas/settings.ts'

/** File and a part of the title of a test that turns the setting and sees what changes. */
type Proof = readonly [file: string, title: string]

const settings = 'e2e/settings.spec.ts'
const ofVendors = 'e2e/vendor-settings.spec.ts'
const switches: Proof = [ofVendors, 'of a vendor, on and off, changes what its residents see']
const addresses: Proof = [settings, 'CFG-1: every address of the platform’s settings is a link']
const off: Proof = [settings, 'CFG-1: features that are off take their pages and entries away']
const everyModule: Proof = [ofVendors, 'LAY-2, LAY-3: each module of a menu opens a page of the contract']
const payments = 'e2e/payments.spec.ts'
const chat: Proof = [ofVendors, 'CFG-1: the chat is there with the feature live_chat']
const vendorSettings = 'tests/server/modules/vendors/vendorSettings.test.ts'
const guestReadings = 'tests/server/modules/guestReadings/guestReadings.test.ts'
const moveOuts = 'tests/server/modules/moveOuts/moveOuts.test.ts'
const effects = 'tests/server/modules/imports/effects.test.ts'
const events: Proof = [
  'tests/server/modules/events/recordEvent.test.ts',
  'EVT-1: consents, the e-mail address and the link of a contract write their events',
]

const ofPlatform: Readonly<Record<keyof GeneralSettings, Proof>> = {
  availableLanguages: [settings, 'CFG-1: the languages of the platform’s settings'],
  isBetaVersionEnabled: ['e2e/portal-frame.spec.ts', 'LAY-13: a beta version is labelled as such'],
  publicSiteUrl: addresses,
  publicSitePaymentsExternalUrl: addresses,
  paymentServiceWebFaqUrl: addresses,
  partnersUrl: addresses,
  faqUrl: addresses,
  aboutUsUrl: addresses,
  infoEmail: [settings, 'CFG-1: a failed deletion names the platform’s customer service'],
  appIosDownloadUrl: addresses,
  appAndroidDownloadUrl: addresses,
  facebookSocialsUrl: addresses,
  youtubeSocialsUrl: addresses,
  instagramSocialsUrl: addresses,
  linkedInSocialsUrl: addresses,
}

const ofVendor: Readonly<Record<keyof OrganizationGroup['settings'], Proof>> = {
  billLinkEnabled: switches,
  partPaymentsEnabled: switches,
  advancePaymentsEnabled: switches,
  helpDeskEnabled: switches,
  liveChatEnabled: switches,
  redirectToVendorEnabled: switches,
  webFaqUrl: [settings, 'CFG-1: questions and answers in the contract bar are the vendor’s'],
}

const look: Proof = [ofVendors, 'of a vendor are on the pages of its contracts']
const contacts: Proof = [
  vendorSettings,
  'CFG-1 VND-7: residents, guests and mails get the name, look and contacts',
]
const zone: Proof = [vendorSettings, 'CFG-1 VND-7: the time zone of a vendor moves its deadlines']
/** Settings that vendors change by their API; those that residents are served as well have their proofs above. */
const ofVendorApi: Readonly<
  Record<Exclude<keyof VendorSettings, keyof OrganizationGroup['settings']>, Proof>
> = {
  title: look,
  color: look,
  menuItemTextColor: look,
  logoSvg: contacts,
  supportEmail: contacts,
  supportPhone: contacts,
  emergencyPhone: look,
  showOrganizationsPage: look,
  timeZone: zone,
  defaultLocale: zone,
  confirmsRoles: [
    'tests/server/modules/contracts/contractLinks.test.ts',
    'SEC-3: a vendor that confirms no roles lets linked owners vote at once',
  ],
  accessibility: [
    'tests/server/modules/services/accessibility.test.ts',
    'A11-6 CFG-1: the accessibility of a vendor’s settings is in its statement',
  ],
  declarationDeadlineDay: [vendorSettings, 'VND-7 MET-5: the deadline day of a vendor'],
  ifNoReading: [guestReadings, 'RDG-3: a vendor says what happens without a reading'],
  absenceNoticeEnabled: [guestReadings, 'RDG-4: an absence is announced only where the vendor allows it'],
  moveOutNoticeDays: [moveOuts, 'MOV-1: a day before the end of the vendor’s notice period is refused'],
  features: [vendorSettings, 'VND-7 PER-4: a feature of a vendor is on or off for it alone'],
  menus: [vendorSettings, 'VND-7 LAY-2: a menu of a vendor replaces the platform’s'],
}

const ofOrganization: Readonly<Record<keyof z.infer<typeof OrganizationSettingsAnswer>['data'], Proof>> = {
  isPayServiceEnabled: [
    payments,
    'BIL-7, BIL-9, BIL-10 and BIL-11: a company without the payment service offers its bank account',
  ],
  liveChat: chat,
}

const ofFeatures: Readonly<Record<Feature, Proof>> = {
  meters: off,
  'contract-registration': off,
  settlements: everyModule,
  live_chat: chat,
  poll_calculate_percentage_from_total_participant_count: [
    'tests/server/modules/polls/polls.test.ts',
    'POL-5: percentages are of all participants, or of the votes if the feature is off',
  ],
  messages_type_filter: off,
  profile_can_link_contract: off,
  'professional-portal': ['e2e/services.spec.ts', 'SVC-1, SVC-2: disabled services show a message'],
  'card-payment-widget': off,
  'reading-without-account': [guestReadings, 'RDG-1: a vendor whose feature is off takes no readings'],
  'move-out': [moveOuts, 'MOV-1: a vendor whose feature is off ends no contracts'],
  'housing-services': ['e2e/services.spec.ts', 'SVC-1, SVC-2: disabled services show a message'],
}

const ofModules: Readonly<Record<Module, Proof>> = {
  accessibility: everyModule,
  accident: everyModule,
  approvals: everyModule,
  bill: everyModule,
  community_information: everyModule,
  documents: everyModule,
  messages: everyModule,
  meter: everyModule,
  poll: everyModule,
  purchase_invoices: everyModule,
  service_orders: everyModule,
  settlements: everyModule,
  offers: everyModule,
  my_house: everyModule,
  faq: everyModule,
  help_desk: everyModule,
  self_service: everyModule,
  my_contract: everyModule,
  payment_service: everyModule,
}

/** Mandatory: nobody has an account without them, and they are shown as switches that cannot be turned off. */
const mandatory: Proof = [
  'tests/server/modules/accounts/profile.test.ts',
  'PRF-2: consents can be listed, given and withdrawn, except the mandatory ones',
]
const ofAccount: Readonly<Record<(typeof consentNames)[number], Proof>> = {
  privacyPolicy: mandatory,
  rules: mandatory,
  dataProcessing: mandatory,
  newsletter: ['e2e/mail-journeys.spec.ts', 'async newsletter({ page, request, email })'],
  paymentService: [payments, 'BIL-7: the consent that paying needs is asked for in the payment dialog'],
}

const ofContract: Readonly<Record<keyof ContractConsents, Proof>> = {
  billEmailDelivery: [
    effects,
    'VND-5: a new invoice is counted for each holder, and mailed to those who agreed',
  ],
  newsletters: [effects, 'news is not mailed without its own consent'],
  transactionalEmail: [effects, 'VND-5: a message to a contract is counted and mailed'],
  // Text messages are sent by the vendor's system, which hears of the consent.
  transactionalSms: events,
}

/** Whether a test file speaks of a setting by its name, or of all names of a list that it imports. */
const isNamed = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text) ||
  (name in ofModules && /import \{ modules \}/.test(text))

describe.each(
  Object.entries({
    platform: ofPlatform,
    vendor: ofVendor,
    vendorApi: ofVendorApi,
    organization: ofOrganization,
    features: ofFeatures,
    modules: ofModules,
    account: ofAccount,
    contract: ofContract,
  }),
)('CFG-1: of the settings of the %s', (_, proofs: Readonly<Record<string, Proof>>) => {
  it.each(Object.entries(proofs))(
    '%s has a test that turning it changes what is seen',
    (name, [file, title]) => {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      expect(text, file).toContain(title)
      expect(isNamed(text, name), `${file} turns ${name}`).toBe(true)
    },
  )
})
