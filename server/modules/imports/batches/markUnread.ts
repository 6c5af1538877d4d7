import type { UnreadList } from '../../../../src/api/rules/unreads.ts'
import { type SQL, sql } from '../../../database/drizzle.ts'
import type { Audience, BatchContext } from '../Resource.ts'
import { listOf, relation } from './relation.ts'
import { select } from './select.ts'

interface Item {
  readonly itemId: number
  readonly list: UnreadList
}

const nothing = sql`on conflict do nothing`

/** Counts items as unread for their audience. */
export async function markUnread(context: BatchContext, items: readonly (Item & Audience)[]): Promise<void> {
  await markUnreadOfContracts(
    context,
    items.flatMap(({ contractId, ...item }) => (contractId === null ? [] : [{ ...item, contractId }])),
  )
  await markUnreadOfAll(
    context,
    items.filter(({ contractId }) => contractId === null),
  )
}

/** Counts items as unread for all holders of their contract. */
export async function markUnreadOfContracts(
  { tx, vendorId, isQuiet }: BatchContext,
  items: readonly (Item & { readonly contractId: number })[],
): Promise<void> {
  if (isQuiet || items.length === 0) return
  const rows = relation('r', [
    { name: 'item_id', type: 'integer', values: items.map(({ itemId }) => itemId) },
    { name: 'list', type: 'text', values: items.map(({ list }) => list) },
    { name: 'contract_id', type: 'integer', values: items.map(({ contractId }) => contractId) },
  ])
  await tx.execute(sql`insert into unreads (user_id, vendor_id, contract_id, module, item_id)
    select distinct h.user_id, ${vendorId}::integer, h.contract_id, r.list, r.item_id
    from ${rows} join user_contracts h on h.contract_id = r.contract_id ${nothing}`)
}

/** Counts items as unread for all holders of an active contract of an organization, or of the vendor. */
async function markUnreadOfAll(
  { tx, vendorId, isQuiet }: BatchContext,
  items: readonly (Item & { readonly organizationId: number | null })[],
): Promise<void> {
  if (isQuiet || items.length === 0) return
  const rows = relation('r', [
    { name: 'item_id', type: 'integer', values: items.map(({ itemId }) => itemId) },
    { name: 'list', type: 'text', values: items.map(({ list }) => list) },
    { name: 'organization_id', type: 'integer', values: items.map(({ organizationId }) => organizationId) },
  ])
  await tx.execute(sql`insert into unreads (user_id, vendor_id, contract_id, module, item_id)
    select distinct h.user_id, ${vendorId}::integer, h.contract_id, r.list, r.item_id
    from ${rows}
    join contracts c on c.vendor_id = ${vendorId} and c.is_active
      and (r.organization_id is null or c.organization_id = r.organization_id)
    join user_contracts h on h.contract_id = c.id ${nothing}`)
}

/** Forgets that items are unread, because they no longer exist. */
async function forgetUnread(
  { tx, vendorId }: Pick<BatchContext, 'tx' | 'vendorId'>,
  lists: readonly UnreadList[],
  itemIds: readonly number[],
): Promise<void> {
  if (itemIds.length === 0) return
  await tx.execute(sql`delete from unreads where vendor_id = ${vendorId}
    and module in ${listOf('text', lists)} and item_id in ${listOf('integer', itemIds)}`)
}

/**
 * Deletes rows, and forgets that they are unread.
 * @param condition on the table `t`
 * @returns how many
 */
export async function deleteItems(
  tx: BatchContext['tx'],
  table: 'invoices' | 'messages' | 'polls' | 'reports',
  condition: SQL,
  lists: readonly UnreadList[],
): Promise<number> {
  const deleted = await select<{ id: number; vendor_id: number }>(
    tx,
    sql`delete from ${sql.raw(table)} as t where ${condition} returning id, vendor_id`,
  )
  const vendorId = deleted[0]?.vendor_id
  if (vendorId !== undefined)
    await forgetUnread(
      { tx, vendorId },
      lists,
      deleted.map(({ id }) => id),
    )
  return deleted.length
}
