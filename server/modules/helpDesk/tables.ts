import { moment, rowId, sourceColumns, tied } from '../../database/columns.ts'
import * as pg from '../../database/drizzlePgCore.ts'
import type { LocalizedText } from '../../texts/LocalizedText.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations, vendorId } from '../vendors/tables.ts'

/** Residents' requests to an organization. */
export const helpDeskTasks = pg.pgTable(
  'help_desk_tasks',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    userId: pg
      .integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address the request is about. */
    object: pg.text(),
    /** Code of a category of the platform or of the vendor. */
    category: pg.text().notNull(),
    stage: pg.smallint().notNull(),
    phone: pg.text().notNull(),
    message: pg.text().notNull(),
    /** 1 to 5; null until the resident rated the completed request. */
    rating: pg.smallint(),
    ratingComment: pg.text(),
    createdAt: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
  ],
)

/** Correspondence of a request. */
export const helpDeskReplies = pg.pgTable(
  'help_desk_replies',
  {
    id: rowId(),
    vendorId: pg.integer().notNull(),
    taskId: pg.integer().notNull(),
    at: moment().notNull(),
    author: pg.text({ enum: ['resident', 'organization'] }).notNull(),
    text: pg.text().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    tied(table.vendorId, table.taskId, helpDeskTasks).onDelete('cascade'),
    pg.index().on(table.taskId),
  ],
)

/** Time a request entered each stage. */
export const helpDeskStages = pg.pgTable(
  'help_desk_stages',
  {
    vendorId: pg.integer().notNull(),
    taskId: pg.integer().notNull(),
    stage: pg.smallint().notNull(),
    at: moment().notNull(),
  },
  table => [
    pg.primaryKey({ columns: [table.taskId, table.stage, table.vendorId] }),
    tied(table.vendorId, table.taskId, helpDeskTasks).onDelete('cascade'),
  ],
)

/** Categories of requests that a vendor has of its own. */
export const helpDeskCategories = pg.pgTable(
  'help_desk_categories',
  {
    id: rowId(),
    vendorId: vendorId(),
    position: pg.smallint().notNull(),
    code: pg.text().notNull(),
    title: pg.jsonb().$type<LocalizedText>().notNull(),
    /** False for one that is no longer offered; requests keep its title. */
    isActive: pg.boolean().notNull().default(true),
    ...sourceColumns(),
  },
  table => [
    pg.primaryKey({ columns: [table.id, table.vendorId] }),
    pg.unique().on(table.vendorId, table.code),
  ],
)
