import type { ExtractTablesWithRelations } from 'drizzle-orm/relations'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from './drizzlePgCore.ts'

/** Drizzle is opened without a schema, because queries name the tables they use. */
type NoSchema = Record<string, never>

/**
 * Drizzle over either driver. Inside `transaction` use only the transaction that it passes: on PGlite any
 * other query would deadlock.
 */
export type Queries = PgDatabase<PgQueryResultHKT>
export type Transaction = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** An open database: embedded PGlite or a PostgreSQL server. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly queries: Queries
  /** Numbers of connections by state; absent without a pool. */
  readonly pool?: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  /** Opens another connection to the same database, whose queries may take an hour; absent without limits. */
  readonly openPatient?: () => Database
  /** Waits for running queries, then closes the connections. */
  readonly close: () => Promise<void>
}
