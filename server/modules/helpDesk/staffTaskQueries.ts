import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, lt } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import { personFields } from '../accounts/personFields.ts'
import { users } from '../accounts/tables.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { contracts } from '../contracts/tables.ts'
import { unreads } from '../unreads/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { helpDeskReplies, helpDeskTasks } from './tables.ts'
import { numberedTask } from './taskNumber.ts'

type Task = typeof helpDeskTasks.$inferSelect

interface StaffTaskFilter {
  /** Only requests with a smaller id. */
  readonly before: number | undefined
  readonly stage: string | undefined
}

/** Queries of a vendor's requests; `queries` may be a transaction. */
export function staffTaskQueries(queries: Queries) {
  const rows = () =>
    queries
      .select({
        task: numberedTask,
        contract: { number: contracts.username, sourceId: contracts.sourceId },
        person: personFields,
      })
      .from(helpDeskTasks)
      .innerJoin(contracts, isParent(contracts, helpDeskTasks, helpDeskTasks.contractId))
      .innerJoin(users, eq(users.id, helpDeskTasks.userId))
      .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))

  return {
    /** Newest first. */
    page: (vendorId: number, { before, stage }: StaffTaskFilter, limit: number) =>
      rows()
        .where(
          and(
            eq(helpDeskTasks.vendorId, vendorId),
            before === undefined ? undefined : lt(helpDeskTasks.id, before),
            stage === undefined ? undefined : eq(helpDeskTasks.stage, Number(stage)),
          ),
        )
        .orderBy(desc(helpDeskTasks.id))
        .limit(limit),

    async find(vendorId: number, id: number) {
      const [row] = await rows().where(isRow(helpDeskTasks, { id, vendorId }))
      return row
    },

    async lock(vendorId: number, id: number) {
      const [task] = await queries
        .select(numberedTask)
        .from(helpDeskTasks)
        .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
        .where(isRow(helpDeskTasks, { id, vendorId }))
        .for('update', { of: helpDeskTasks })
      return task
    },

    async markUnread({ vendorId, userId, contractId, id }: Task) {
      await queries
        .insert(unreads)
        .values({ userId, vendorId, contractId, module: 'helpDeskTasks', itemId: id })
        .onConflictDoNothing()
    },

    async insertReply({ vendorId, id }: Task, text: string, at: Date) {
      const [reply] = await queries
        .insert(helpDeskReplies)
        .values({ vendorId, taskId: id, at, author: 'organization', text })
        .returning()
      if (!reply) throw new Error('A reply was not written.')
      return reply
    },

    async insertFile(
      { vendorId, organizationId, contractId, userId, id }: Task,
      file: Pick<typeof attachedFiles.$inferInsert, 'name' | 'mime' | 'content'>,
    ) {
      const [row] = await queries
        .insert(attachedFiles)
        .values({ vendorId, organizationId, contractId, userId, item: 'task', itemId: id, ...file })
        .returning({ id: attachedFiles.id, name: attachedFiles.name })
      if (!row) throw new Error('A file was not written.')
      return row
    },
  }
}
