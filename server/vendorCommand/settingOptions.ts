import { readFile } from 'node:fs/promises'
import type { VendorSettings } from '../../src/api/vendor/schemas/settings.ts'
import { VendorSettingsChange } from '../../src/api/vendor/schemas/settings.ts'
import { type Options, textOption, UsageError } from './Command.ts'

/** How an option's text becomes a setting; an empty text removes what may be missing. */
const readers = {
  text: async (text: string) => text,
  optional: async (text: string) => (text === '' ? null : text),
  number: async (text: string) => (text === '' ? null : Number(text)),
  switch: async (text: string) => (text === 'on' ? true : text === 'off' ? false : text),
  file: async (path: string) => (path === '' ? null : read(path)),
  json: async (path: string) => (path === '' ? null : JSON.parse(await read(path))),
} as const

const read = (path: string) =>
  readFile(path, 'utf8').catch(() => {
    throw new UsageError(`The file ${path} cannot be read.`)
  })

interface SettingOption {
  readonly field: keyof VendorSettings
  readonly kind: keyof typeof readers
  /** In the help. */
  readonly value: string
  readonly help: string
  /** What the value must be. */
  readonly expected: string
}

const option = (
  field: keyof VendorSettings,
  kind: keyof typeof readers,
  value: string,
  help: string,
  expected: string,
): SettingOption => ({ field, kind, value, help, expected })

const onOff = (field: keyof VendorSettings, help: string) =>
  option(field, 'switch', 'on|off', help, 'on or off')

const colour = 'a colour like #00A1B5'

/** The option of each setting. */
const settingOptions: Readonly<Record<string, SettingOption>> = {
  title: option('title', 'text', 'text', 'name of the vendor', 'a text of 200 characters or fewer'),
  color: option('color', 'optional', '#rrggbb', 'brand colour', colour),
  'menu-color': option('menuItemTextColor', 'optional', '#rrggbb', 'colour of the menu’s text', colour),
  logo: option('logoSvg', 'file', 'file.svg', 'logo', 'an SVG file of 100 KB or less'),
  'time-zone': option(
    'timeZone',
    'text',
    'name',
    'time zone of deadlines; Europe/Vilnius unless set',
    'a time zone like Europe/Vilnius',
  ),
  language: option(
    'defaultLocale',
    'text',
    'code',
    'language of mails to people whose language is not known',
    'one of en, lt, lv, ru',
  ),
  'support-email': option(
    'supportEmail',
    'optional',
    'address',
    'where replies to mails go',
    'an email address',
  ),
  'support-phone': option('supportPhone', 'optional', 'number', 'telephone in mails', 'a telephone number'),
  'emergency-phone': option(
    'emergencyPhone',
    'optional',
    'number',
    'telephone for emergencies, shown on every page',
    'a telephone number',
  ),
  accessibility: option(
    'accessibility',
    'json',
    'file.json',
    'what the accessibility statement adds',
    'like {"authority": null, "limitations": null, "responseDays": 14}',
  ),
  faq: option(
    'webFaqUrl',
    'optional',
    'https://…',
    'page with frequent questions',
    'an address like https://…',
  ),
  'deadline-day': option(
    'declarationDeadlineDay',
    'number',
    'day',
    'last day of the month for readings of the month before',
    'a day from 1 to 27',
  ),
  'if-no-reading': option(
    'ifNoReading',
    'json',
    'file.json',
    'what happens in a month without a reading',
    'a sentence in each language, like {"en": "…", "lt": "…", "lv": "…", "ru": "…"}',
  ),
  'absence-notice': onOff(
    'absenceNoticeEnabled',
    'whether residents may announce an absence in place of readings',
  ),
  'move-out-notice': option(
    'moveOutNoticeDays',
    'number',
    'days',
    'days before its last day that a contract’s end has to be announced',
    'a number of days from 0 to 180',
  ),
  bills: onOff('billLinkEnabled', 'whether residents see their bills'),
  'part-payments': onOff('partPaymentsEnabled', 'whether residents may pay a bill in parts'),
  'advance-payments': onOff('advancePaymentsEnabled', 'whether residents may pay toward coming bills'),
  'help-desk': onOff('helpDeskEnabled', 'whether residents can send requests'),
  chat: onOff('liveChatEnabled', 'whether residents can chat with staff'),
  'organizations-page': onOff('showOrganizationsPage', 'whether residents choose a company first'),
  redirect: onOff(
    'redirectToVendorEnabled',
    'whether residents land on the vendor’s page after they sign in',
  ),
  'confirm-roles': onOff(
    'confirmsRoles',
    'whether who links a contract votes only once staff have confirmed it',
  ),
  menus: option(
    'menus',
    'json',
    'file.json',
    'menus in place of the platform’s',
    'menus like {"sub_header": [{"translationKey": "menu.bill", "module": "bill"}]}',
  ),
}

/** Options of `parseArgs` for every setting. */
export const settingArguments = Object.fromEntries(
  Object.keys(settingOptions).map(name => [name, { type: 'string' as const }]),
)

export const settingHelp = Object.fromEntries(
  Object.entries(settingOptions).map(([name, { value, help }]) => [`--${name} <${value}>`, help]),
)

/**
 * Reads the settings that options name.
 * @throws UsageError if one has a wrong value
 */
export async function settingsOf(given: Options): Promise<VendorSettingsChange> {
  const change: Record<string, unknown> = {}
  for (const [name, { field, kind, expected }] of Object.entries(settingOptions)) {
    const text = textOption(given, name)
    if (text === undefined) continue
    const wrong = new UsageError(`--${name} must be ${expected}.`)
    const value = await readers[kind](text).catch((error: unknown) => {
      throw error instanceof UsageError ? error : wrong
    })
    if (!VendorSettingsChange.safeParse({ [field]: value }).success) throw wrong
    change[field] = value
  }
  return VendorSettingsChange.parse(change)
}
