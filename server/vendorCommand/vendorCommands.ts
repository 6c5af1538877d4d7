import { readFile } from 'node:fs/promises'
import { asc, eq, max } from 'drizzle-orm'
import { patterns } from '../../src/api/schemas/patterns.ts'
import { vendorOrigins, vendors } from '../modules/vendors/tables.ts'
import { type Command, type CommandServices, type Options, textOption, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'
import { removeVendor } from './removeVendor.ts'

const options = {
  title: { type: 'string' },
  color: { type: 'string' },
  'menu-color': { type: 'string' },
  logo: { type: 'string' },
  'time-zone': { type: 'string' },
  origin: { type: 'string', multiple: true },
} as const

const optionHelp = {
  '--title <text>': 'name of the vendor',
  '--color <#rrggbb>': 'brand colour',
  '--menu-color <#rrggbb>': 'colour of the menu’s text',
  '--logo <file.svg>': 'logo',
  '--time-zone <name>': 'time zone of deadlines; Europe/Vilnius unless set',
  '--origin <https://…>': 'a page that shows the elements; repeatable, replaces the former list',
}

function checked(
  name: string,
  value: string | undefined,
  isValid: (value: string) => boolean,
  expected: string,
) {
  if (value !== undefined && !isValid(value)) throw new UsageError(`--${name} must be ${expected}.`)
  return value
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined
  } catch {
    return false
  }
}

/** Columns that the options set. */
async function branding(given: Options) {
  const colour = (name: string) =>
    checked(name, textOption(given, name), value => patterns.colour.test(value), 'a colour like #00A1B5')
  const logo = textOption(given, 'logo')
  const logoSvg = logo === undefined ? undefined : await readFile(logo, 'utf8')
  if (logoSvg !== undefined && !/<svg[\s>]/.test(logoSvg)) throw new UsageError(`${logo} is not an SVG file.`)
  return {
    title: textOption(given, 'title'),
    color: colour('color'),
    menuItemTextColor: colour('menu-color'),
    logoSvg,
    timeZone: checked(
      'time-zone',
      textOption(given, 'time-zone'),
      isTimeZone,
      'a time zone like Europe/Vilnius',
    ),
  }
}

function originsOf(given: Options): readonly string[] | undefined {
  if (!Array.isArray(given.origin)) return undefined
  const origins = given.origin.map(String)
  const wrong = origins.find(origin => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong !== undefined)
    throw new UsageError(`--origin must be an origin like https://www.example.com, without a path: ${wrong}`)
  return origins
}

async function setOrigins(
  { database: { queries } }: CommandServices,
  vendorId: number,
  origins: readonly string[],
) {
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
    const { title, timeZone = 'Europe/Vilnius', ...look } = await branding(given)
    if (title === undefined) throw new UsageError('--title is missing.')
    const origins = originsOf(given)
    const [last] = await queries.select({ position: max(vendors.position) }).from(vendors)
    const [vendor] = await queries
      .insert(vendors)
      .values({
        ...look,
        slug,
        title,
        timeZone,
        position: (last?.position ?? 0) + 1,
        showOrganizationsPage: false,
        billLinkEnabled: true,
        helpDeskEnabled: true,
        liveChatEnabled: false,
        redirectToVendorEnabled: false,
      })
      .onConflictDoNothing()
      .returning({ id: vendors.id })
    if (!vendor) throw new Error(`There already is a vendor "${slug}".`)
    if (origins) await setOrigins(services, vendor.id, origins)
    return {
      json: { vendor: slug },
      text: `The vendor "${slug}" was created. Next, create a key for its system: npm run vendor -- key create ${slug}`,
    }
  },
}

export const update: Command = {
  usage: 'update <vendor>',
  summary: 'changes what the options name',
  options,
  optionHelp,
  async run(services, [slug = ''], given) {
    const { queries } = services.database
    const vendor = await findVendor(queries, slug)
    const change = Object.entries(await branding(given)).filter(([, value]) => value !== undefined)
    const origins = originsOf(given)
    if (change.length === 0 && !origins) throw new UsageError('No option says what to change.')
    if (change.length > 0)
      await queries.update(vendors).set(Object.fromEntries(change)).where(eq(vendors.id, vendor.id))
    if (origins) await setOrigins(services, vendor.id, origins)
    return { json: { vendor: slug }, text: `The vendor "${slug}" was changed.` }
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
  async run({ database: { queries } }, [slug = ''], given) {
    const vendor = await findVendor(queries, slug)
    if (!given.yes)
      throw new UsageError(`This removes "${slug}" (${vendor.title}) with all it holds, for ever: add --yes.`)
    const rows = await removeVendor(queries, vendor.id)
    return { json: { vendor: slug, rows }, text: `The vendor "${slug}" was removed with ${rows} rows.` }
  },
}
