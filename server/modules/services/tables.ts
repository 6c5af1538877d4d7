import { outageKinds } from '../../../src/api/schemas/outages.ts'
import { moment, rowId, sourceColumns } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import type { LocalizedText } from '../../texts/LocalizedText.ts'
import { vendorId, vendors } from '../vendors/tables.ts'

/** Editorial content of public pages: blocks, services, self-service addresses, banners. */
export const contentItems = pg.pgTable(
  'content_items',
  {
    id: pg.integer().primaryKey().generatedByDefaultAsIdentity(),
    place: pg.text({ enum: ['dashboard', 'housing', 'portal-pro', 'self-service', 'banner'] }).notNull(),
    position: pg.smallint().notNull(),
    /** Vendor of the page; null for the platform. */
    vendorId: pg.integer().references(() => vendors.id),
    code: pg.text().notNull(),
    /** Group of a self-service address: the name of a provider. */
    groupName: pg.text(),
    title: pg.jsonb().$type<LocalizedText>().notNull(),
    text: pg.jsonb().$type<LocalizedText>().notNull(),
    url: pg.text(),
    pictureSvg: pg.text(),
    endsAt: pg.timestamp({ withTimezone: true, mode: 'date' }),
    ...sourceColumns(),
  },
  table => [pg.index().on(table.place, table.position)],
)

/** What does not work at homes of a vendor. */
export const outages = pg.pgTable(
  'outages',
  {
    id: rowId(),
    vendorId: vendorId(),
    kind: pg.text({ enum: outageKinds }).notNull(),
    title: pg.jsonb().$type<LocalizedText>().notNull(),
    place: pg.text().notNull(),
    startsAt: moment().notNull(),
    /** Null while nobody knows. */
    endsAt: moment(),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.index('outages_vendor_id').on(table.vendorId, table.startsAt),
  ],
)
