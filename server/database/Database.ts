import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations'

/** Queries name the tables they use; the database is opened without a list of them. */
type NoSchema = Record<string, never>

/** Drizzle over either driver. Inside `transaction` use what it hands over and nothing else, or PGlite waits for itself. */
export type Queries = PgDatabase<PgQueryResultHKT>
export type Transaction = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** An open database: the embedded one or a PostgreSQL server. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly queries: Queries
  /** Whether a query that was prepared under a name is still known at the next call; not behind some poolers. */
  readonly keepsPrepared: boolean
  /** How many connections do what; absent where there is only one. */
  readonly pool?: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  /** Waits for what is running, then lets go. */
  readonly close: () => Promise<void>
}
