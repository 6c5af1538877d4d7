import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, inArray, lt, ne } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import { personFields } from '../accounts/personFields.ts'
import { users } from '../accounts/tables.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contracts } from '../contracts/tables.ts'
import { meters } from '../meters/tables.ts'
import { moveOutReadings, moveOuts } from './tables.ts'

export type MoveOutRow = typeof moveOuts.$inferSelect
type State = MoveOutRow['state']

/** Queries of contracts that residents end; `queries` may be a transaction. */
export const moveOutQueries = (queries: Queries) => ({
  /** @returns the new row; undefined if the contract has an open one */
  async insert(request: typeof moveOuts.$inferInsert): Promise<MoveOutRow | undefined> {
    const [row] = await queries.insert(moveOuts).values(request).onConflictDoNothing().returning()
    return row
  },

  /** The newest request of a contract that was not withdrawn. */
  async newest(contract: ContractKey) {
    const [row] = await queries
      .select()
      .from(moveOuts)
      .where(and(isOfContract(moveOuts, contract), ne(moveOuts.state, 'withdrawn')))
      .orderBy(desc(moveOuts.id))
      .limit(1)
    return row
  },

  /** Locks the request of a contract that was neither withdrawn nor refused. */
  async lockOpen(contract: ContractKey) {
    const [row] = await queries
      .select()
      .from(moveOuts)
      .where(and(isOfContract(moveOuts, contract), inArray(moveOuts.state, ['requested', 'confirmed'])))
      .for('update')
    return row
  },

  async lock(vendorId: number, id: number) {
    const [row] = await queries.select().from(moveOuts).where(isRow(moveOuts, { id, vendorId })).for('update')
    return row
  },

  /** Readings of requests of one vendor, with their meters. */
  readingsOf: (vendorId: number, ids: readonly number[]) =>
    queries
      .select({ reading: moveOutReadings, meter: meters })
      .from(moveOutReadings)
      .innerJoin(meters, isParent(meters, moveOutReadings, moveOutReadings.meterId))
      .where(and(eq(moveOutReadings.vendorId, vendorId), inArray(moveOutReadings.moveOutId, [...ids])))
      .orderBy(moveOutReadings.meterId),

  async decide(row: MoveOutRow, state: State, now: Date, reason: string | null = null) {
    await queries.update(moveOuts).set({ state, decidedAt: now, reason }).where(isRow(moveOuts, row))
  },

  /** Newest first. */
  page: (
    vendorId: number,
    { before, state }: { readonly before: number | undefined; readonly state: State | undefined },
    limit: number,
  ) =>
    queries
      .select({
        moveOut: moveOuts,
        contract: { number: contracts.username, sourceId: contracts.sourceId },
        person: personFields,
      })
      .from(moveOuts)
      .innerJoin(contracts, isParent(contracts, moveOuts, moveOuts.contractId))
      .leftJoin(users, eq(users.id, moveOuts.userId))
      .where(
        and(
          eq(moveOuts.vendorId, vendorId),
          before === undefined ? undefined : lt(moveOuts.id, before),
          state && eq(moveOuts.state, state),
        ),
      )
      .orderBy(desc(moveOuts.id))
      .limit(limit),
})
