import type * as z from 'zod/mini'
import type { ChangeTopic } from '../../../src/api/schemas/changes.ts'
import type { ResourceName } from '../../../src/api/vendor/records.ts'
import type { Transaction } from '../../database/Database.ts'
import type { SQL } from '../../database/drizzle.ts'
import type { ColumnType, SqlValue } from './batches/relation.ts'
import type { Refusal } from './readers/RawRow.ts'

/** Fields that every record has. */
export interface AnyRecord {
  readonly sourceId: string
  readonly updatedAt?: string | undefined
}

/** Tables whose rows a record can name by their sourceId. */
export type ReferencedName = 'organizations' | 'houses' | 'contracts' | 'objects' | 'meters' | 'invoices'

/** A row that a record names. */
export interface Referenced {
  readonly id: number
  /** The organization of a contract; the contract of an object, a meter and an invoice. */
  readonly parentId: number
}

export interface Reference {
  readonly field: string
  readonly to: ReferencedName
  readonly sourceId: string
}

/** A record with the hash of what it says, whatever its format and the order of its fields. */
export interface HashedRecord<Record extends AnyRecord = AnyRecord> {
  readonly record: Record
  readonly hash: string
}

/** A record whose references are resolved. */
export interface Row<Record extends AnyRecord = AnyRecord> extends HashedRecord<Record> {
  readonly refs: ReadonlyMap<string, Referenced>
  /** Id of the row that the record changes; undefined for a new one. */
  readonly existingId: number | undefined
}

/** A record that was written. */
export interface StoredRow<Record extends AnyRecord = AnyRecord> extends Row<Record> {
  readonly id: number
}

/** Holders of a contract, of all contracts of an organization, or of all of the vendor if both are null. */
export interface Audience {
  readonly organizationId: number | null
  readonly contractId: number | null
}

/** Changes of an import that open pages have not heard of yet. */
interface UnreportedChanges {
  /** Organizations whose pages are concerned; null for all of the vendor. */
  readonly organizationIds: Set<number | null>
  /** Whether the batch reports them and its own. */
  readonly isDue: boolean
}

/** What the writing of a batch uses. */
export interface BatchContext {
  readonly tx: Transaction
  readonly vendorId: number
  readonly now: Date
  /** Whether counters and mail are left out. */
  readonly isQuiet: boolean
  /** The import that the records belong to; absent for a single record. */
  readonly importId?: number
  /** Absent for a single record, whose change is reported with it. */
  readonly unreported?: UnreportedChanges
}

interface Column<Record extends AnyRecord> {
  readonly name: string
  readonly type: ColumnType
  readonly value: (row: Row<Record>) => SqlValue
  /** A record that changes a row leaves this column as it is. */
  readonly isInsertOnly?: true
}

/** How records of one resource are stored. */
export interface Resource<Record extends AnyRecord = AnyRecord> {
  readonly name: ResourceName
  readonly table: string
  readonly schema: z.ZodMiniType<Record>
  readonly columns: readonly Column<Record>[]
  readonly references?: (record: Record) => readonly Reference[]
  /** A field that is unique per vendor besides the sourceId. */
  readonly natural?: {
    readonly field: string
    readonly column: string
    readonly of: (record: Record) => string
  }
  /** What open pages refetch when a row was written, and whose pages; without it no page shows the records. */
  readonly change?: {
    readonly topic: ChangeTopic
    readonly audience: (row: StoredRow<Record>) => Audience
  }
  /** Refuses rows by what is stored; returns refusals by sourceId. */
  readonly refuse?: (
    context: BatchContext,
    rows: readonly Row<Record>[],
  ) => Promise<ReadonlyMap<string, Refusal>>
  /** Runs before the rows are written. */
  readonly prepare?: (context: BatchContext, rows: readonly Row<Record>[]) => Promise<void>
  /** Writes what belongs to the rows, and the effects that residents see. */
  readonly store?: (context: BatchContext, rows: readonly StoredRow<Record>[]) => Promise<void>
  /**
   * Ends the rows that match a condition on the table `t`, and returns how many; or a sentence for people why
   * the records do not end. See the decision "What a complete file ends".
   */
  readonly end: ((context: Pick<BatchContext, 'tx' | 'now'>, condition: SQL) => Promise<number>) | string
  /** SQL condition of rows that have not ended, on the table `t`; without it all rows count. */
  readonly isLive?: (now: Date) => SQL
}

/** Declares a resource and forgets the type of its records, so that all of them fit one table. */
export const resource = <Record extends AnyRecord>(declaration: Resource<Record>): Resource =>
  declaration as unknown as Resource
