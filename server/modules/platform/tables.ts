import { id, vendorKey } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import { roles } from '../accounts/tables.ts'
import { vendors } from '../vendors/tables.ts'

export const features = pg.pgTable('features', {
  name: pg.text().primaryKey(),
  isEnabled: pg.boolean().notNull(),
})

export const menuItems = pg.pgTable(
  'menu_items',
  {
    id: id(),
    placement: pg.text({ enum: ['header', 'footer', 'sub_header'] }).notNull(),
    position: pg.smallint().notNull(),
    translationKey: pg.text().notNull(),
    type: pg.text({ enum: ['external_url', 'public_site_url', 'module'] }).notNull(),
    feature: pg.text(),
    module: pg.text(),
    externalUrl: pg.text(),
    publicSiteUrl: pg.text(),
    openInNewWindow: pg.boolean().notNull(),
    isActiveForWeb: pg.boolean().notNull(),
    /** Role that sees it; null for all roles. */
    roleId: pg.integer().references(() => roles.id),
  },
  table => [pg.index().on(table.placement, table.position)],
)

/** The platform's texts, which override the bundled ones (I18-2). */
export const translations = pg.pgTable(
  'translations',
  { locale: pg.char({ length: 2 }).notNull(), key: pg.text().notNull(), text: pg.text().notNull() },
  table => [pg.primaryKey({ columns: [table.locale, table.key] })],
)

/** Texts of one vendor, which override those of the platform on the vendor's pages (I18-2). */
export const vendorTranslations = pg.pgTable(
  'vendor_translations',
  {
    vendorId: vendorKey().references(() => vendors.id, { onDelete: 'cascade' }),
    locale: pg.char({ length: 2 }).notNull(),
    key: pg.text().notNull(),
    text: pg.text().notNull(),
  },
  table => [pg.primaryKey({ columns: [table.vendorId, table.locale, table.key] })],
)
