import { rowId, sourceColumns, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { roles, userId } from '../accounts/tables.ts'
import { organizations } from '../vendors/tables.ts'

export const contracts = pg.pgTable(
  'contracts',
  {
    id: rowId(),
    vendorId: vendorKey(),
    organizationId: pg.integer().notNull(),
    /** Contract number, displayed as "#100234". */
    username: pg.text().notNull(),
    isActive: pg.boolean().notNull(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    pg.unique().on(table.vendorId, table.username),
    tied(table.vendorId, table.organizationId, organizations),
  ],
)

/** Foreign key to a contract of the row's own vendor. */
export const ofContract = <Table extends string>(table: {
  readonly vendorId: pg.AnyPgColumn<{ tableName: Table }>
  readonly contractId: pg.AnyPgColumn<{ tableName: Table }>
}) => tied(table.vendorId, table.contractId, contracts).onDelete('cascade')

/** Holders of a contract: one row per user and role. */
export const userContracts = pg.pgTable(
  'user_contracts',
  {
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    roleId: pg
      .integer()
      .notNull()
      .references(() => roles.id),
    /** False until the vendor confirms a role with a vote that the person chose; such a role may not vote. */
    isConfirmed: pg.boolean().notNull().default(true),
  },
  table => [
    pg.primaryKey({ columns: [table.userId, table.contractId, table.roleId] }),
    ofContract(table),
    pg.index().on(table.contractId),
  ],
)

export const contractObjects = pg.pgTable(
  'contract_objects',
  {
    id: rowId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    address: pg.text().notNull(),
    isActive: pg.boolean().notNull(),
    sourceId: pg.text(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    ofContract(table),
    pg.index().on(table.contractId),
  ],
)

/** Users' names for their contracts; each holder has their own. */
export const contractNames = pg.pgTable(
  'contract_names',
  {
    id: rowId(),
    userId: userId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    name: pg.text().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    ofContract(table),
    pg.unique().on(table.userId, table.contractId, table.vendorId),
  ],
)
