import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, sql } from '../../database/drizzle.ts'
import { isAfterRow } from '../../database/isAfterRow.ts'
import { preparePage } from '../../database/preparePage.ts'
import { isAmong, isOfVendors } from '../contracts/isOfSession.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { helpDeskCategories, helpDeskReplies, helpDeskStages, helpDeskTasks } from './tables.ts'
import { numberedTask } from './taskNumber.ts'

type Task = typeof helpDeskTasks.$inferSelect

const at = sql.placeholder

const day = sql`(${helpDeskTasks.createdAt} at time zone ${vendors.timeZone})::date`

/** SQL condition: the filters `from`, `to`, `stage`, `organizationId` and `category`; null switches one off. */
const matches = and(
  sql`(${at('from')}::date is null or ${day} >= ${at('from')}::date)`,
  sql`(${at('to')}::date is null or ${day} <= ${at('to')}::date)`,
  sql`(${at('stage')}::integer is null or ${helpDeskTasks.stage} = ${at('stage')}::integer)`,
  sql`(${at('organizationId')}::integer is null or ${helpDeskTasks.organizationId} = ${at('organizationId')}::integer)`,
  sql`(${at('category')}::text is null or ${helpDeskTasks.category} = ${at('category')}::text)`,
)

/**
 * Queries of a user's requests. The prepared ones have the parameters `userId`, and `contractIds` and `vendorIds` of the
 * user's contracts.
 */
export function taskQueries(queries: Queries) {
  const isOwn = and(
    isOfVendors(helpDeskTasks.vendorId, at('vendorIds')),
    eq(helpDeskTasks.userId, at('userId')),
    isAmong(helpDeskTasks.contractId, at('contractIds')),
  )
  const rows = () =>
    queries
      .select({
        ...numberedTask,
        organization: organizations.name,
        /** Of a vendor's own category, also of an ended one. */
        categoryTitle: helpDeskCategories.title,
        isUnread: isUnreadBy(
          at('userId'),
          isOfVendors(unreads.vendorId, at('vendorIds')),
          ['helpDeskTasks'],
          helpDeskTasks.id,
        ).as('is_unread'),
      })
      .from(helpDeskTasks)
      .innerJoin(organizations, eq(organizations.id, helpDeskTasks.organizationId))
      .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
      .leftJoin(
        helpDeskCategories,
        and(
          eq(helpDeskCategories.vendorId, helpDeskTasks.vendorId),
          eq(helpDeskCategories.code, helpDeskTasks.category),
        ),
      )
  const list = queries.$with('list').as(rows().where(and(isOwn, matches)))

  return {
    /** Newest first, after the row with `afterDate` and `afterId`. */
    page: preparePage(
      queries,
      list,
      queries
        .select()
        .from(list)
        .where(isAfterRow(list.createdAt, list.id, 'timestamptz'))
        .orderBy(desc(list.createdAt), desc(list.id))
        .limit(at('limit')),
    ),

    /** The request with `id`. */
    find: rows()
      .where(and(eq(helpDeskTasks.id, at('id')), isOwn))
      .prepare(namedByConnection),

    repliesOf: ({ vendorId, id }: Task) =>
      queries
        .select()
        .from(helpDeskReplies)
        .where(and(eq(helpDeskReplies.vendorId, vendorId), eq(helpDeskReplies.taskId, id)))
        .orderBy(helpDeskReplies.at, helpDeskReplies.id),

    stagesOf: ({ vendorId, id }: Task) =>
      queries
        .select()
        .from(helpDeskStages)
        .where(and(eq(helpDeskStages.vendorId, vendorId), eq(helpDeskStages.taskId, id)))
        .orderBy(helpDeskStages.at, helpDeskStages.stage),
  }
}
