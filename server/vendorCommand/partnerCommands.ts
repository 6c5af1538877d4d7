import { type PartnerCapability, partnerCapabilities } from '../../src/api/schemas/partners.ts'
import { randomSecret, sha256 } from '../common/crypto.ts'
import type { Transaction } from '../database/Database.ts'
import { and, asc, eq, isNull } from '../database/drizzle.ts'
import { partnerOrigins, partners } from '../modules/partners/tables.ts'
import { type Command, idOf, type Options, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'
import { originArguments, originsOf } from './originOptions.ts'

const options = { ...originArguments, capability: { type: 'string', multiple: true } } as const

const optionHelp = {
  '--origin <https://…>': 'a page of the partner; repeatable',
  '--capability <name>': `what its pages may do: ${partnerCapabilities.join(', ')}; repeatable`,
}

function capabilitiesOf(given: Options): readonly PartnerCapability[] | undefined {
  if (!Array.isArray(given.capability)) return undefined
  return given.capability.map(name => {
    const capability = partnerCapabilities.find(known => known === name)
    if (!capability)
      throw new UsageError(`There is no capability "${name}". There are: ${partnerCapabilities.join(', ')}.`)
    return capability
  })
}

interface PartnerRow {
  readonly vendorId: number
  readonly partnerId: number
}

async function setOrigins(tx: Transaction, { vendorId, partnerId }: PartnerRow, origins: readonly string[]) {
  await tx.delete(partnerOrigins).where(eq(partnerOrigins.partnerId, partnerId))
  if (origins.length > 0)
    await tx.insert(partnerOrigins).values(origins.map(origin => ({ vendorId, partnerId, origin })))
}

const validPartner = (vendorId: number, id: string) =>
  and(eq(partners.vendorId, vendorId), eq(partners.id, idOf(id)), isNull(partners.revokedAt))

export const createPartner: Command = {
  usage: 'partner create <vendor> <name>',
  summary: 'creates the two keys of a site that takes payments or client forms; the secret is shown once',
  options,
  optionHelp,
  async run({ database: { queries } }, [slug = '', name = ''], given) {
    const { id: vendorId } = await findVendor(queries, slug)
    const origins = originsOf(given)
    const capabilities = capabilitiesOf(given)
    if (!origins?.length) throw new UsageError('--origin is missing.')
    if (!capabilities) throw new UsageError('--capability is missing.')
    if (name.trim() === '') throw new UsageError('The name must not be empty.')
    const publishableKey = `pk_${randomSecret()}`
    const secretKey = `sk_${randomSecret()}`
    const secretHash = await sha256(secretKey)
    const id = await queries.transaction(async tx => {
      const [partner] = await tx
        .insert(partners)
        .values({ vendorId, name, publishableKey, secretHash, capabilities })
        .returning({ id: partners.id })
      if (!partner) throw new Error('A partner was not written.')
      await setOrigins(tx, { vendorId, partnerId: partner.id }, origins)
      return partner.id
    })
    return {
      json: { vendor: slug, id, name, publishableKey, secretKey },
      text: [
        `Key for its pages: ${publishableKey}`,
        `Secret key for its server: ${secretKey}`,
        'The secret key is shown only now.',
      ].join('\n'),
    }
  },
}

export const updatePartner: Command = {
  usage: 'partner update <vendor> <id>',
  summary: 'replaces the origins or the capabilities of a partner; "partner list" shows the ids',
  options,
  optionHelp,
  async run({ database: { queries } }, [slug = '', id = ''], given) {
    const { id: vendorId } = await findVendor(queries, slug)
    const origins = originsOf(given)
    const capabilities = capabilitiesOf(given)
    if (!origins && !capabilities) throw new UsageError('No option says what to change.')
    await queries.transaction(async tx => {
      const [partner] = await tx.select().from(partners).where(validPartner(vendorId, id)).for('update')
      if (!partner) throw new Error(`The vendor "${slug}" has no valid partner ${id}.`)
      if (capabilities) await tx.update(partners).set({ capabilities }).where(eq(partners.id, partner.id))
      if (origins) await setOrigins(tx, { vendorId, partnerId: partner.id }, origins)
    })
    return { json: { vendor: slug, id: Number(id) }, text: `The partner ${id} was changed.` }
  },
}

export const revokePartner: Command = {
  usage: 'partner revoke <vendor> <id>',
  summary: 'ends both keys of a partner at once; payments that were made stay',
  async run({ database: { queries }, clock }, [slug = '', id = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const revoked = await queries
      .update(partners)
      .set({ revokedAt: clock() })
      .where(validPartner(vendorId, id))
      .returning({ id: partners.id })
    if (revoked.length === 0) throw new Error(`The vendor "${slug}" has no valid partner ${id}.`)
    return { json: { vendor: slug, id: Number(id) }, text: `The keys of the partner ${id} were revoked.` }
  },
}

export const listPartners: Command = {
  usage: 'partner list <vendor>',
  summary: 'lists the partners of a vendor with their publishable keys and origins',
  async run({ database: { queries } }, [slug = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const rows = await queries
      .select({
        id: partners.id,
        name: partners.name,
        publishableKey: partners.publishableKey,
        capabilities: partners.capabilities,
        revokedAt: partners.revokedAt,
      })
      .from(partners)
      .where(eq(partners.vendorId, vendorId))
      .orderBy(asc(partners.id))
    const origins = await queries
      .select()
      .from(partnerOrigins)
      .where(eq(partnerOrigins.vendorId, vendorId))
      .orderBy(asc(partnerOrigins.origin))
    const list = rows.map(row => ({
      ...row,
      origins: origins.filter(({ partnerId }) => partnerId === row.id).map(({ origin }) => origin),
    }))
    const line = ({ id, name, publishableKey, capabilities, revokedAt, origins }: (typeof list)[number]) =>
      [id, revokedAt ? 'revoked' : 'valid', name, publishableKey, ...capabilities, ...origins].join('  ')
    return { json: list, text: list.map(line).join('\n') || 'The vendor has no partner.' }
  },
}
