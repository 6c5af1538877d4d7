import { patterns } from '../../src/api/schemas/patterns.ts'
import { EmailAddress } from '../../src/api/vendor/schemas/values.ts'
import type { Queries } from '../database/Database.ts'
import { asc, eq, max } from '../database/drizzle.ts'
import { patiently } from '../database/patiently.ts'
import { vendorOrigins, vendors } from '../modules/vendors/tables.ts'
import { changeVendorSettings, readVendorSettings } from '../modules/vendors/vendorSettings.ts'
import { type Command, type Options, textOption, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'
import { originArguments, originsOf } from './originOptions.ts'
import { removeVendor } from './removeVendor.ts'
import { settingArguments, settingHelp, settingsOf } from './settingOptions.ts'

const options = {
  ...settingArguments,
  ...originArguments,
  sender: { type: 'string' },
} as const

const optionHelp = {
  ...settingHelp,
  '--origin <https://…>': 'a page that shows the elements; repeatable, replaces the former list',
  '--sender <address>': 'address that mails come from, if the mail server sends for it',
}

/** What the operators alone may change. */
function senderOf(given: Options): { readonly senderEmail?: string | null } {
  const sender = textOption(given, 'sender')
  if (sender === undefined) return {}
  if (sender !== '' && !EmailAddress.safeParse(sender).success)
    throw new UsageError('--sender must be an email address.')
  return { senderEmail: sender || null }
}

/** What the options of `create` and `update` say. */
async function changesOf(given: Options) {
  return { settings: await settingsOf(given), sender: senderOf(given), origins: originsOf(given) }
}

async function change(
  queries: Queries,
  vendorId: number,
  { settings, sender, origins }: Awaited<ReturnType<typeof changesOf>>,
) {
  await changeVendorSettings(queries, vendorId, settings)
  if ('senderEmail' in sender) await queries.update(vendors).set(sender).where(eq(vendors.id, vendorId))
  if (!origins) return
  await queries.delete(vendorOrigins).where(eq(vendorOrigins.vendorId, vendorId))
  if (origins.length > 0)
    await queries.insert(vendorOrigins).values(origins.map(origin => ({ vendorId, origin })))
}

export const create: Command = {
  usage: 'create <vendor>',
  summary: 'creates a vendor; its name in addresses has small letters, digits and hyphens',
  options,
  optionHelp,
  async run(services, [slug = ''], given) {
    const { queries } = services.database
    if (!patterns.slug.test(slug))
      throw new UsageError('The vendor’s name in addresses must have small letters, digits and hyphens only.')
    const changes = await changesOf(given)
    const { title } = changes.settings
    if (title === undefined) throw new UsageError('--title is missing.')
    // One transaction, because half of a vendor could not be created again.
    await queries.transaction(async tx => {
      const [last] = await tx.select({ position: max(vendors.position) }).from(vendors)
      const [vendor] = await tx
        .insert(vendors)
        .values({
          timeZone: 'Europe/Vilnius',
          showOrganizationsPage: false,
          billLinkEnabled: true,
          helpDeskEnabled: true,
          liveChatEnabled: false,
          redirectToVendorEnabled: false,
          slug,
          title,
          position: (last?.position ?? 0) + 1,
        })
        .onConflictDoNothing()
        .returning({ id: vendors.id })
      if (!vendor) throw new Error(`There already is a vendor "${slug}".`)
      await change(tx, vendor.id, changes)
    })
    return {
      json: { vendor: slug },
      text: `The vendor "${slug}" was created. Next, create a key for its system: npm run vendor -- key create ${slug}`,
    }
  },
}

export const update: Command = {
  usage: 'update <vendor>',
  summary: 'changes what the options name; an empty value like --faq "" removes what may be missing',
  options,
  optionHelp,
  async run(services, [slug = ''], given) {
    const { queries } = services.database
    const vendor = await findVendor(queries, slug)
    const changes = await changesOf(given)
    if (Object.keys({ ...changes.settings, ...changes.sender }).length === 0 && !changes.origins)
      throw new UsageError('No option says what to change.')
    await queries.transaction(tx => change(tx, vendor.id, changes))
    return { json: { vendor: slug }, text: `The vendor "${slug}" was changed.` }
  },
}

export const show: Command = {
  usage: 'show <vendor>',
  summary: 'shows the settings of a vendor',
  async run({ database: { queries } }, [slug = '']) {
    const vendor = await findVendor(queries, slug)
    const rows = await queries.select().from(vendorOrigins).where(eq(vendorOrigins.vendorId, vendor.id))
    const json = {
      ...(await readVendorSettings(queries, vendor.id)),
      origins: rows.map(({ origin }) => origin),
      senderEmail: vendor.senderEmail,
    }
    const lines = Object.entries({ ...json, logoSvg: vendor.logoSvg === null ? null : 'set' })
    return { json, text: lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n') }
  },
}

export const list: Command = {
  usage: 'list',
  summary: 'lists the vendors',
  async run({ database: { queries } }) {
    const rows = await queries
      .select({ slug: vendors.slug, title: vendors.title, timeZone: vendors.timeZone })
      .from(vendors)
      .orderBy(asc(vendors.position))
    return {
      json: rows,
      text: rows.map(({ slug, title }) => `${slug}  ${title}`).join('\n') || 'There is no vendor.',
    }
  },
}

export const remove: Command = {
  usage: 'remove <vendor>',
  summary: 'removes a vendor with all it holds: contracts, bills, readings, messages, keys',
  options: { yes: { type: 'boolean' } },
  optionHelp: { '--yes': 'really does it' },
  async run({ database, clock }, [slug = ''], given) {
    const vendor = await findVendor(database.queries, slug)
    if (!given.yes)
      throw new UsageError(`This removes "${slug}" (${vendor.title}) with all it holds, for ever: add --yes.`)
    // Millions of rows take longer than any query of a call may.
    const rows = await patiently(database, queries => removeVendor(queries, vendor.id, clock()))
    return { json: { vendor: slug, rows }, text: `The vendor "${slug}" was removed with ${rows} rows.` }
  },
}
