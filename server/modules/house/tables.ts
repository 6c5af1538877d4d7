import * as pg from 'drizzle-orm/pg-core'
import { documentCategories } from '../../../src/api/schemas/documents.ts'
import { id, tied } from '../../database/columns.ts'
import { ofContract, organizations } from '../../database/schema.ts'

const key = () => pg.integer().notNull()
const day = () => pg.date({ mode: 'string' }).notNull()

export const houses = pg.pgTable(
  'houses',
  {
    id: id(),
    vendorId: key(),
    organizationId: key(),
    address: pg.text().notNull(),
    managerName: pg.text(),
    managerPhone: pg.text(),
    managerEmail: pg.text(),
    managerHours: pg.text(),
    /** Days of the week stairwells are cleaned on: 1 is Monday, 7 is Sunday. */
    cleaningWeekdays: pg.jsonb().$type<readonly number[]>().notNull(),
  },
  table => [
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
  ],
)

/** Which house a contract's home stands in. */
export const houseContracts = pg.pgTable(
  'house_contracts',
  { contractId: pg.integer().primaryKey(), vendorId: key(), houseId: key() },
  table => [tied(table.vendorId, table.houseId, houses).onDelete('cascade'), ofContract(table)],
)

/** Who serves a house. */
export const houseServices = pg.pgTable(
  'house_services',
  {
    vendorId: key(),
    houseId: key(),
    serviceCode: pg.text().notNull(),
    provider: pg.text().notNull(),
    phone: pg.text(),
  },
  table => [
    pg.primaryKey({ columns: [table.houseId, table.serviceCode] }),
    tied(table.vendorId, table.houseId, houses).onDelete('cascade'),
  ],
)

/** What a house has saved by the end of each month. */
export const houseFunds = pg.pgTable(
  'house_funds',
  {
    vendorId: key(),
    houseId: key(),
    month: day(),
    balanceCents: pg.bigint({ mode: 'number' }).notNull(),
    currency: pg.char({ length: 3 }).notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.houseId, table.month] }),
    tied(table.vendorId, table.houseId, houses).onDelete('cascade'),
  ],
)

/** Documents: of one contract, or of an organization for all who have a contract with it. */
export const reports = pg.pgTable(
  'reports',
  {
    id: id(),
    vendorId: key(),
    organizationId: key(),
    contractId: pg.integer(),
    date: day(),
    name: pg.text().notNull(),
    category: pg.text({ enum: documentCategories }).notNull(),
    comment: pg.text(),
    isYearlyReport: pg.boolean().notNull(),
    /** What is printed under the name. */
    paragraphs: pg.jsonb().$type<readonly string[]>().notNull(),
  },
  table => [
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
    pg
      .index('reports_newest')
      .on(table.organizationId, table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
