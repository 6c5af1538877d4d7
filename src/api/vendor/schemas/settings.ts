import * as z from 'zod/mini'
import { modules } from '../../schemas/modules.ts'
import { features, menuPlacements } from '../../schemas/platform.ts'
import { Colour, data, Locale } from '../../schemas/primitives.ts'
import { EmailAddress, localizedText, text, WebAddress } from './values.ts'

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** An entry of a menu: it opens a module or an address, exactly one of them. */
export const VendorMenuItem = z
  .strictObject({
    /** Key of its text, e.g. "menu.bill"; a text of the vendor replaces or adds it as "portal.menu.bill". */
    translationKey: z.string().check(z.regex(/^menu\.[\w.-]{1,80}$/)),
    module: z.optional(z.enum(modules)),
    externalUrl: z.optional(WebAddress),
    /** Feature without which it is not shown. */
    feature: z.optional(z.enum(features)),
    openInNewWindow: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ module, externalUrl }) => (module === undefined) !== (externalUrl === undefined), {
      path: ['module'],
    }),
  )

/** The vendor's sentence about months without a reading. */
export const IfNoReading = localizedText(500)

export const AuthorityName = localizedText(200)

/** The authority that supervises the accessibility of services where the vendor is. */
export const VendorAuthority = z.strictObject({
  name: AuthorityName,
  website: z.nullable(WebAddress),
  email: z.nullable(EmailAddress),
  phone: z.nullable(text(50)),
})

/** What is not accessible apart from the elements, e.g. scanned documents, and why. */
export const AccessibilityLimitations = localizedText(2000)

/** What a vendor's accessibility statement says besides the results of the elements. */
export const VendorAccessibility = z.strictObject({
  authority: z.nullable(VendorAuthority),
  limitations: z.nullable(AccessibilityLimitations),
  /** Days within which a report of a barrier is answered. */
  responseDays: z.nullable(z.int().check(z.minimum(1), z.maximum(90))),
})

/** Settings and branding of a vendor. Null is what the platform or the organization has. */
export const VendorSettings = z.strictObject({
  title: text(200),
  color: z.nullable(Colour),
  menuItemTextColor: z.nullable(Colour),
  /** SVG markup, only ever shown as an image. */
  logoSvg: z.nullable(text(100_000).check(z.regex(/<svg[\s>]/))),
  /** IANA name: the calendar of deadlines. */
  timeZone: z.string().check(z.refine(isTimeZone)),
  /** Language of mails to people whose language is not known. */
  defaultLocale: Locale,
  /** How residents reach somebody: replies to mails go there. */
  supportEmail: z.nullable(EmailAddress),
  supportPhone: z.nullable(text(50)),
  /** Whom to call in an emergency, day and night. */
  emergencyPhone: z.nullable(text(50)),
  accessibility: VendorAccessibility,
  webFaqUrl: z.nullable(WebAddress),
  showOrganizationsPage: z.boolean(),
  billLinkEnabled: z.boolean(),
  /** Whether residents may pay a bill in parts (BIL-13). */
  partPaymentsEnabled: z.boolean(),
  /** Whether residents may pay toward coming bills (BIL-14). */
  advancePaymentsEnabled: z.boolean(),
  helpDeskEnabled: z.boolean(),
  liveChatEnabled: z.boolean(),
  redirectToVendorEnabled: z.boolean(),
  /** Whether somebody who links a contract as one who may vote has to be confirmed first. */
  confirmsRoles: z.boolean(),
  /** Last day of the month on which readings of the month before are accepted (MET-5). */
  declarationDeadlineDay: z.nullable(z.int().check(z.minimum(1), z.maximum(27))),
  /** What happens in a month without a reading, in each language; null says nothing (RDG-3). */
  ifNoReading: z.nullable(IfNoReading),
  /** Whether residents may announce an absence in place of readings (RDG-4). */
  absenceNoticeEnabled: z.boolean(),
  /** Days before its last day that a contract's end has to be announced (MOV-1). */
  moveOutNoticeDays: z.int().check(z.minimum(0), z.maximum(180)),
  /** Features that are on or off for this vendor; the others are as the platform has them. */
  features: z.partialRecord(z.enum(features), z.boolean()),
  /** Menus that replace the platform's on the pages of this vendor's contracts. */
  menus: z.partialRecord(z.enum(menuPlacements), z.array(VendorMenuItem).check(z.maxLength(30))),
})
export type VendorSettings = z.infer<typeof VendorSettings>

/** What to change: a field that is left out stays. */
export const VendorSettingsChange = z.partial(VendorSettings)
export type VendorSettingsChange = z.infer<typeof VendorSettingsChange>

export const VendorSettingsAnswer = data(VendorSettings)

/** Texts by the keys of those that they replace: element, then the key in its locale file, e.g. "bills.title". */
export const VendorTexts = z.record(
  z.string().check(z.maxLength(150), z.regex(/^[a-z][a-z-]*(\.[\w-]+)+$/)),
  text(2000),
)
export type VendorTexts = z.infer<typeof VendorTexts>

export const VendorTextsParams = z.object({ locale: Locale })

export const VendorTextsAnswer = data(VendorTexts)
