import { and, eq, exists, sql } from 'drizzle-orm'
import type { CurrentEvent } from '../../../src/api/schemas/dashboard.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { Queries } from '../../database/Database.ts'
import type { Held } from '../contracts/heldContracts.ts'
import type { helpDeskTasks } from '../helpDesk/tables.ts'
import type { offers } from '../offers/tables.ts'
import { unreads } from '../unreads/tables.ts'
import { vendors } from '../vendors/tables.ts'

/** Who asks, and when. */
export interface Asked {
  readonly queries: Queries
  readonly userId: number
  readonly held: Held
  readonly now: Date
}

/** Events of a kind at most. */
export const most = limits.currentEvents

const nothing = {
  contractId: null,
  title: null,
  from: null,
  until: null,
  isLate: false,
  amount: null,
  currency: null,
}

/** One event; what is not told of it is null. */
export const event = (
  kind: CurrentEvent['kind'],
  id: number,
  known: Partial<Omit<CurrentEvent, 'kind' | 'id'>>,
): CurrentEvent => ({ ...nothing, kind, id, ...known })

/** The calendar day where the vendor is. */
export const today = (now: Date) =>
  sql`(${now.toISOString()}::timestamptz at time zone ${vendors.timeZone})::date`

/** Whether the person has not seen a thing yet. */
export const isUnread = (
  { queries, userId }: Asked,
  module: string,
  itemId: typeof offers.id | typeof helpDeskTasks.id,
) =>
  exists(
    queries
      .select({ one: sql`1` })
      .from(unreads)
      .where(and(eq(unreads.userId, userId), eq(unreads.module, module), eq(unreads.itemId, itemId))),
  )
