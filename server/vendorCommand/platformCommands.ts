import * as z from 'zod/mini'
import { locales } from '../../src/api/schemas/locales.ts'
import type { GeneralSettings } from '../../src/api/schemas/platform.ts'
import { EmailAddress, WebAddress } from '../../src/api/vendor/schemas/values.ts'
import { sql } from '../database/drizzle.ts'
import { readSetting } from '../database/readSetting.ts'
import { settings } from '../database/tables.ts'
import { type Command, UsageError } from './Command.ts'

const isListOfLanguages = (value: string) =>
  value.split(';').every(code => (locales as readonly string[]).includes(code))

const address = { schema: z.nullable(WebAddress), expected: 'an address like https://…, or "" for none' }

/** Settings of the platform by name, each with what its value must be. */
const kinds: Readonly<
  Record<keyof GeneralSettings, { readonly schema: z.ZodMiniType; readonly expected: string }>
> = {
  availableLanguages: {
    schema: z.string().check(z.refine(isListOfLanguages)),
    expected: `languages with semicolons between them, of ${locales.join(', ')}`,
  },
  isBetaVersionEnabled: { schema: z.boolean(), expected: 'on or off' },
  publicSiteUrl: address,
  publicSitePaymentsExternalUrl: address,
  paymentServiceWebFaqUrl: address,
  partnersUrl: address,
  faqUrl: address,
  aboutUsUrl: address,
  infoEmail: { schema: z.nullable(EmailAddress), expected: 'an email address, or "" for none' },
  appIosDownloadUrl: address,
  appAndroidDownloadUrl: address,
  facebookSocialsUrl: address,
  youtubeSocialsUrl: address,
  instagramSocialsUrl: address,
  linkedInSocialsUrl: address,
}

const readValue = (text: string): unknown =>
  text === 'on' ? true : text === 'off' ? false : text === '' ? null : text

export const showPlatform: Command = {
  usage: 'platform show',
  summary: 'shows the settings of the platform: languages offered, addresses in header and footer',
  async run({ database: { queries } }) {
    const general = (await readSetting(queries, 'general')) as GeneralSettings
    const lines = Object.entries(general).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    return { json: general, text: lines.join('\n') }
  },
}

export const setPlatform: Command = {
  usage: 'platform set <name> <value>',
  summary: 'changes a setting of the platform, e.g. availableLanguages "lt;en"',
  async run({ database: { queries } }, [name = '', text = '']) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name as keyof GeneralSettings] : undefined
    if (!kind)
      throw new UsageError(`There is no setting "${name}". There are: ${Object.keys(kinds).join(', ')}.`)
    const value = readValue(text)
    if (!kind.schema.safeParse(value).success) throw new UsageError(`${name} must be ${kind.expected}.`)
    await queries
      .update(settings)
      .set({ value: sql`${settings.value} || ${JSON.stringify({ [name]: value })}::jsonb` })
      .where(sql`${settings.key} = 'general'`)
    return { json: { [name]: value }, text: `${name} is ${JSON.stringify(value)}.` }
  },
}
