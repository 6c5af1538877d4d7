import { rowId, sourceColumns, tied } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'

const key = () => pg.integer().notNull()
const day = () => pg.date({ mode: 'string' }).notNull()

export const houses = pg.pgTable(
  'houses',
  {
    id: rowId(),
    vendorId: key(),
    organizationId: key(),
    address: pg.text().notNull(),
    managerName: pg.text(),
    managerPhone: pg.text(),
    managerEmail: pg.text(),
    managerHours: pg.text(),
    /** Weekdays of stairwell cleaning: 1 is Monday, 7 is Sunday. */
    cleaningWeekdays: pg.jsonb().$type<readonly number[]>().notNull(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
  ],
)

/** The building of a contract. */
export const houseContracts = pg.pgTable(
  'house_contracts',
  { contractId: pg.integer().notNull(), vendorId: key(), houseId: key() },
  table => [
    pg.primaryKey({ columns: [table.contractId, table.vendorId] }),
    tied(table.vendorId, table.houseId, houses).onDelete('cascade'),
    ofContract(table),
  ],
)

/** Service companies of a building. */
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
    pg.primaryKey({ columns: [table.houseId, table.serviceCode, table.vendorId] }),
    tied(table.vendorId, table.houseId, houses).onDelete('cascade'),
  ],
)

/** Balance of a building's fund at the end of each month. */
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
    pg.primaryKey({ columns: [table.houseId, table.month, table.vendorId] }),
    tied(table.vendorId, table.houseId, houses).onDelete('cascade'),
  ],
)
