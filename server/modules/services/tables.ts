import * as pg from 'drizzle-orm/pg-core'
import { sourceColumns } from '../../database/columns.ts'
import type { LocalizedText } from '../../texts/LocalizedText.ts'
import { vendors } from '../vendors/tables.ts'

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
