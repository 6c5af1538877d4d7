import type { ChangeTopic } from '../../../../src/api/schemas/changes.ts'
import type { Transaction } from '../../../database/Database.ts'
import { sql } from '../../../database/drizzle.ts'
import { recordChange } from '../../changes/recordChange.ts'
import type { Audience, BatchContext, Resource, StoredRow } from '../Resource.ts'
import { relation } from './relation.ts'
import { select } from './select.ts'

/** More contracts are reported as their organizations, and more organizations as the vendor. */
const most = 20

/** Reports the rows of a batch to open pages in its transaction, or with a later batch of the import. */
export async function reportChanges(
  context: BatchContext,
  { change }: Pick<Resource, 'change'>,
  rows: readonly StoredRow[],
): Promise<void> {
  if (!change) return
  const { tx, vendorId, unreported } = context
  const audiences = rows.map(change.audience)
  const contractIds = [...new Set(audiences.flatMap(({ contractId }) => contractId ?? []))]
  const isSmall = contractIds.length <= most && (unreported?.isDue ?? true)
  const organizationIds = await organizationsOf(
    context,
    isSmall ? audiences.filter(({ contractId }) => contractId === null) : audiences,
  )
  if (unreported?.isDue === false) {
    for (const id of organizationIds) unreported.organizationIds.add(id)
    return
  }
  for (const contractId of isSmall ? contractIds : [])
    await recordChange(tx, { vendorId, contractId, topic: change.topic })
  for (const id of unreported?.organizationIds ?? []) organizationIds.add(id)
  await reportOrganizations(tx, { vendorId, topic: change.topic }, organizationIds)
}

/** Reports changes to the open pages of organizations, null among them for all of the vendor. */
export async function reportOrganizations(
  tx: Transaction,
  change: { readonly vendorId: number; readonly topic: ChangeTopic },
  organizationIds: ReadonlySet<number | null>,
): Promise<void> {
  const ids = organizationIds.size > most || organizationIds.has(null) ? [null] : organizationIds
  for (const organizationId of ids) await recordChange(tx, { ...change, organizationId })
}

/** The organizations of audiences; those of contracts are looked up where the records do not name them. */
async function organizationsOf(
  { tx, vendorId }: BatchContext,
  audiences: readonly Audience[],
): Promise<Set<number | null>> {
  const isUnknown = ({ organizationId, contractId }: Audience) =>
    organizationId === null && contractId !== null
  const ids = new Set(
    audiences.filter(audience => !isUnknown(audience)).map(({ organizationId }) => organizationId),
  )
  const contractIds = [...new Set(audiences.filter(isUnknown).map(({ contractId }) => contractId))]
  if (contractIds.length === 0) return ids
  const rows = await select<{ id: number }>(
    tx,
    sql`select distinct c.organization_id as id
      from ${relation('u', [{ name: 'id', type: 'integer', values: contractIds }])}
      cross join lateral (select organization_id from contracts as r
        where r.vendor_id = ${vendorId} and r.id = u.id limit 1) as c`,
  )
  for (const { id } of rows) ids.add(id)
  return ids
}
