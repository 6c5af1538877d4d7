import { and, asc, desc, eq, isNull, sql } from '../database/drizzle.ts'
import { createVendorKey } from '../modules/vendorKeys/createVendorKey.ts'
import { vendorKeys } from '../modules/vendorKeys/tables.ts'
import { type Command, idOf, type Options, textOption, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'

const hourMilliseconds = 3_600_000

const defaultName = 'Vendor system'

const shownOnce = (key: string) =>
  `${key}\nThe key is shown only now. Store it in the vendor’s system, which sends it as "Authorization: Bearer <key>".`

/** What to do about the former keys of a vendor, the last of which ends at a moment. */
const formerKeys = (end: Date, now: Date, slug: string) =>
  end > now
    ? `Its former key is valid until ${end.toISOString()}: change the system before that. "key list ${slug}" shows when each key was last used.`
    : 'Its former key is not valid any more.'

function expiryOf(given: Options, now: Date): Date | null {
  const text = textOption(given, 'expires')
  if (text === undefined) return null
  const date = new Date(text)
  // Such a key would never be valid, and "key list" alone would tell.
  if (!(date > now)) throw new UsageError('--expires must be a date like 2027-12-31 that is still to come.')
  return date
}

export const createKey: Command = {
  usage: 'key create <vendor>',
  summary: 'creates a secret key for the vendor’s system and shows it once',
  options: { name: { type: 'string' }, expires: { type: 'string' } },
  optionHelp: { '--name <text>': 'what the key is for', '--expires <date>': 'when it ends by itself' },
  async run({ database: { queries }, clock }, [slug = ''], given) {
    const { id: vendorId } = await findVendor(queries, slug)
    const name = textOption(given, 'name') ?? defaultName
    const now = clock()
    const key = await createVendorKey(queries, { vendorId, name, expiresAt: expiryOf(given, now) }, now)
    return { json: { vendor: slug, name, key }, text: shownOnce(key) }
  },
}

export const rotateKey: Command = {
  usage: 'key rotate <vendor>',
  summary: 'creates a new key and lets the former one end after a day',
  options: { hours: { type: 'string' } },
  optionHelp: { '--hours <number>': 'hours for which the former key stays valid; 24 unless set' },
  async run({ database: { queries }, clock }, [slug = ''], given) {
    const { id: vendorId } = await findVendor(queries, slug)
    const text = textOption(given, 'hours') ?? '24'
    // An empty text, as of an unset variable, would be 0 and end the former key at once.
    const hours = text.trim() === '' ? Number.NaN : Number(text)
    if (!(hours >= 0 && hours <= 720)) throw new UsageError('--hours must be a number from 0 to 720.')
    const now = clock()
    const end = new Date(now.getTime() + hours * hourMilliseconds)
    // One transaction, because a former key that does not end would hinder the next rotation.
    const { key, former } = await queries.transaction(async tx => {
      const [replaced] = await tx
        .select({ name: vendorKeys.name })
        .from(vendorKeys)
        .where(and(eq(vendorKeys.vendorId, vendorId), isNull(vendorKeys.revokedAt)))
        .orderBy(desc(vendorKeys.id))
        .limit(1)
      const key = await createVendorKey(tx, { vendorId, name: replaced?.name ?? defaultName }, now)
      const former = await tx
        .update(vendorKeys)
        .set({ expiresAt: sql`least(${vendorKeys.expiresAt}, ${end.toISOString()}::timestamptz)` })
        .where(
          and(
            eq(vendorKeys.vendorId, vendorId),
            isNull(vendorKeys.revokedAt),
            sql`${vendorKeys.id} < (select max(id) from vendor_keys where vendor_id = ${vendorId})`,
          ),
        )
        .returning({ expiresAt: vendorKeys.expiresAt })
      return { key, former }
    })
    const [last] = former.map(({ expiresAt }) => expiresAt ?? end).sort((a, b) => +b - +a)
    return {
      json: { vendor: slug, key, formerEndsAt: last?.toISOString() ?? null },
      text: [shownOnce(key), ...(last ? [formerKeys(last, now, slug)] : [])].join('\n'),
    }
  },
}

export const revokeKey: Command = {
  usage: 'key revoke <vendor> <id>',
  summary: 'ends a key at once; "key list" shows the ids',
  async run({ database: { queries }, clock }, [slug = '', id = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const revoked = await queries
      .update(vendorKeys)
      .set({ revokedAt: clock() })
      .where(
        and(eq(vendorKeys.vendorId, vendorId), eq(vendorKeys.id, idOf(id)), isNull(vendorKeys.revokedAt)),
      )
      .returning({ id: vendorKeys.id })
    if (revoked.length === 0) throw new Error(`The vendor "${slug}" has no valid key ${id}.`)
    return { json: { vendor: slug, id: Number(id) }, text: `The key ${id} was revoked.` }
  },
}

export const listKeys: Command = {
  usage: 'key list <vendor>',
  summary: 'lists the keys of a vendor, without their secrets',
  async run({ database: { queries }, clock }, [slug = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const now = clock()
    const rows = await queries
      .select({
        id: vendorKeys.id,
        name: vendorKeys.name,
        createdAt: vendorKeys.createdAt,
        expiresAt: vendorKeys.expiresAt,
        revokedAt: vendorKeys.revokedAt,
        lastUsedAt: vendorKeys.lastUsedAt,
      })
      .from(vendorKeys)
      .where(eq(vendorKeys.vendorId, vendorId))
      .orderBy(asc(vendorKeys.id))
    const stateOf = ({ revokedAt, expiresAt }: (typeof rows)[number]) =>
      revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'valid'
    const keys = rows.map(row => ({ ...row, state: stateOf(row) }))
    return {
      json: keys,
      text:
        keys
          .map(({ id, name, state, lastUsedAt }) =>
            [id, state, name, lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'].join('  '),
          )
          .join('\n') || 'The vendor has no key.',
    }
  },
}
