import { and, eq, exists, sql } from 'drizzle-orm'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { Queries } from '../../database/Database.ts'
import type { Held } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import type { helpDeskTasks } from '../helpDesk/tables.ts'
import type { offers } from '../offers/tables.ts'
import { unreads } from '../unreads/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** Context of a dashboard query: user, contracts and time. */
export interface Asked {
  readonly queries: Queries
  readonly userId: number
  readonly held: Held
  readonly now: Date
}

/** Limit of events per kind. */
export const most = limits.currentEvents

const emptyFields = {
  contractId: null,
  title: null,
  from: null,
  until: null,
  isLate: false,
  amount: null,
  currency: null,
}

/** Returns an event; fields that are not given are null. */
export const event = (
  kind: CurrentEvent['kind'],
  id: number,
  fields: Partial<Omit<CurrentEvent, 'kind' | 'id'>>,
): CurrentEvent => ({ ...emptyFields, kind, id, ...fields })

/** SQL: the current calendar day in the vendor's time zone. */
export const today = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${vendors.timeZone})::date`

/** SQL condition: the user has not read the item. */
export const isUnread = (
  { queries, userId, held }: Asked,
  module: string,
  itemId: typeof offers.id | typeof helpDeskTasks.id,
) =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(unreads)
      .where(
        and(
          isOfVendors(unreads.vendorId, held.vendorIds),
          eq(unreads.userId, userId),
          eq(unreads.module, module),
          eq(unreads.itemId, itemId),
        ),
      ),
  )
