import * as pg from 'drizzle-orm/pg-core'
import { taskCategories } from '../../../src/api/schemas/helpDesk.ts'
import { id, moment, tied } from '../../database/columns.ts'
import { users } from '../accounts/tables.ts'
import { ofContract } from '../contracts/tables.ts'
import { organizations } from '../vendors/tables.ts'

/** Residents' requests to an organization. */
export const helpDeskTasks = pg.pgTable(
  'help_desk_tasks',
  {
    id: id(),
    vendorId: pg.integer().notNull(),
    organizationId: pg.integer().notNull(),
    contractId: pg.integer().notNull(),
    userId: pg
      .integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address the request is about. */
    object: pg.text(),
    category: pg.text({ enum: taskCategories }).notNull(),
    stage: pg.smallint().notNull(),
    phone: pg.text().notNull(),
    message: pg.text().notNull(),
    createdAt: moment().notNull(),
  },
  table => [
    pg.unique().on(table.vendorId, table.id),
    tied(table.vendorId, table.organizationId, organizations),
    ofContract(table),
  ],
)

/** Correspondence of a request. */
export const helpDeskReplies = pg.pgTable(
  'help_desk_replies',
  {
    id: id(),
    vendorId: pg.integer().notNull(),
    taskId: pg.integer().notNull(),
    at: moment().notNull(),
    author: pg.text({ enum: ['resident', 'organization'] }).notNull(),
    text: pg.text().notNull(),
  },
  table => [
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
    pg.primaryKey({ columns: [table.taskId, table.stage] }),
    tied(table.vendorId, table.taskId, helpDeskTasks).onDelete('cascade'),
  ],
)
