import {
  consumptionServices,
  type contactKinds,
  type priceKinds,
} from '../../../src/api/schemas/consumption.ts'
import { readingSources } from '../../../src/api/schemas/meters.ts'
import { day, rowId, sourceColumns, tied, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import type { LocalizedText } from '../../texts/LocalizedText.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Decimal text with 4 places, because a float would lose digits. */
const quantity = () => pg.numeric({ precision: 12, scale: 4 })

/** What a contract used of one service in one month. */
export const consumptionMonths = pg.pgTable(
  'consumption_months',
  {
    id: rowId(),
    vendorId: vendorKey(),
    contractId: pg.integer().notNull(),
    service: pg.text({ enum: consumptionServices }).notNull(),
    /** First day of the month. */
    month: day().notNull(),
    unit: pg.text().notNull(),
    quantity: quantity().notNull(),
    kwh: quantity(),
    readingSource: pg.text({ enum: readingSources }).notNull(),
    degreeDays: quantity(),
    averageQuantity: quantity(),
    averageKwh: quantity(),
    /** Who the average user is. */
    category: pg.jsonb().$type<LocalizedText>(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.contractId, table.service, table.month, table.vendorId),
    ofContract(table),
  ],
)

interface StoredFuel {
  readonly name: LocalizedText
  readonly percent: string
}

interface StoredPriceComponent {
  readonly kind: (typeof priceKinds)[number]
  readonly name: LocalizedText
  readonly price: string
  readonly currency: string
  readonly per: string
}

interface StoredContact {
  readonly kind: (typeof contactKinds)[number]
  readonly name: string
  readonly website?: string
  readonly phone?: string
  readonly email?: string
}

/** What the law requires with the bills of an organization, by service and year. */
export const energyInformation = pg.pgTable(
  'energy_information',
  {
    id: rowId(),
    vendorId: vendorKey(),
    organizationId: pg.integer().notNull(),
    service: pg.text({ enum: consumptionServices }).notNull(),
    year: pg.smallint().notNull(),
    fuelMix: pg.jsonb().$type<readonly StoredFuel[]>().notNull(),
    /** Grams of CO₂ equivalent per kilowatt-hour. */
    emissions: quantity(),
    priceComponents: pg.jsonb().$type<readonly StoredPriceComponent[]>().notNull(),
    contacts: pg.jsonb().$type<readonly StoredContact[]>().notNull(),
    howEstimated: pg.jsonb().$type<LocalizedText>(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.organizationId, table.service, table.year, table.vendorId),
    tied(table.vendorId, table.organizationId, organizations).onDelete('cascade'),
  ],
)
