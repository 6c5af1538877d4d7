import { pathOf } from '../../../../src/api/rules/destinations.ts'
import { modulePermissions } from '../../../../src/api/rules/modulePermissions.ts'
import { and, gt, inArray, isNull, or, sql } from '../../../database/drizzle.ts'
import { pushMessages, pushSubscriptions } from '../../../push/tables.ts'
import { sessions } from '../../accounts/tables.ts'
import { listOf } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import type { BatchContext } from '../Resource.ts'

interface Holder {
  readonly contract_id: number
  readonly user_id: number
  readonly slug: string
  readonly title: string
}

/** Messages of one statement: PostgreSQL takes 65,535 parameters. */
const mostAtOnce = 1000

/** Queues a push message for each new bill to the browsers of its holders that asked for them (PRF-5). */
export async function pushNewInvoices(
  { tx, vendorId, now, isQuiet }: BatchContext,
  contractIds: readonly number[],
): Promise<void> {
  if (isQuiet || contractIds.length === 0) return
  const permission = modulePermissions.bill
  const holders = await select<Holder>(
    tx,
    sql`select distinct c.id as contract_id, h.user_id, v.slug, v.title
      from user_contracts h
      join contracts c on c.vendor_id = h.vendor_id and c.id = h.contract_id and c.is_active
      join organization_groups v on v.id = c.vendor_id
      join roles r on r.id = h.role_id
      where c.vendor_id = ${vendorId} and c.id in ${listOf('integer', [...new Set(contractIds)])}
        ${permission ? sql`and r.permissions ? ${permission}` : sql``}`,
  )
  if (holders.length === 0) return
  const userIds = [...new Set(holders.map(({ user_id }) => user_id))]
  const browsers = await tx
    .select({ sessionId: pushSubscriptions.sessionId, userId: sessions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, sql`${sessions.id} = ${pushSubscriptions.sessionId}`)
    .where(
      and(
        inArray(sessions.userId, sql`${listOf('integer', userIds)}`),
        or(gt(sessions.refreshUntil, now), gt(sessions.expiresAt, now)),
        or(isNull(sessions.vendorIds), sql`${vendorId} = any(${sessions.vendorIds})`),
      ),
    )
  const ofUser = Map.groupBy(browsers, ({ userId }) => userId)
  const rows = holders.flatMap(({ contract_id: contract, user_id: userId, slug: vendor, title: sender }) =>
    (ofUser.get(userId) ?? []).map(({ sessionId }) => ({
      sessionId,
      kind: 'newInvoice' as const,
      sender,
      path: pathOf('bills', { vendor, contract }),
      createdAt: now,
      nextTryAt: now,
    })),
  )
  for (let index = 0; index < rows.length; index += mostAtOnce)
    await tx.insert(pushMessages).values(rows.slice(index, index + mostAtOnce))
}
