import { and, desc, eq, lt } from 'drizzle-orm'
import { fileKind } from '../../../src/api/rules/fileKind.ts'
import { limits } from '../../../src/api/schemas/limits.ts'
import type { Transaction } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { readBytes } from '../../http/readJson.ts'
import { users } from '../accounts/tables.ts'
import { filesOf, readAttached } from '../attachments/attached.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { recordChange } from '../changes/recordChange.ts'
import { contracts } from '../contracts/tables.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { unreads } from '../unreads/tables.ts'
import { helpDeskReplies, helpDeskStages, helpDeskTasks } from './tables.ts'
import { taskNumber } from './taskNumber.ts'

type Task = typeof helpDeskTasks.$inferSelect

/** Residents' requests, as the vendor's staff answer them (EVT-6). */
export function staffRequestsRoutes(
  services: Pick<CoreServices, 'database' | 'clock'>,
): VendorRoutes['requests'] {
  const { database, clock } = services
  const { queries } = database

  const rowsOf = () =>
    queries
      .select({
        task: helpDeskTasks,
        contract: { number: contracts.username, sourceId: contracts.sourceId },
        person: { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(helpDeskTasks)
      .innerJoin(contracts, eq(contracts.id, helpDeskTasks.contractId))
      .innerJoin(users, eq(users.id, helpDeskTasks.userId))

  const answerOf = ({ task, ...subject }: Awaited<ReturnType<typeof rowsOf>>[number]) => ({
    id: task.id,
    number: taskNumber(task),
    ...subject,
    category: task.category,
    object: task.object,
    phone: task.phone,
    message: task.message,
    stage: task.stage,
    createdAt: task.createdAt.toISOString(),
  })

  const replyOf = ({ id, at, author, text }: typeof helpDeskReplies.$inferSelect) => ({
    id,
    at: at.toISOString(),
    from: author,
    text,
  })

  const isTask = (vendorId: number, id: number) =>
    and(eq(helpDeskTasks.vendorId, vendorId), eq(helpDeskTasks.id, id))

  /** Locks a request. @throws HttpError not_found for another vendor's */
  const lock = async (tx: Transaction, vendorId: number, id: number): Promise<Task> => {
    const [task] = await tx.select().from(helpDeskTasks).where(isTask(vendorId, id)).for('update')
    if (!task) throw new HttpError('not_found')
    return task
  }

  /** Marks a request as unread and shows the change in the resident's open pages. */
  const report = async (tx: Transaction, { vendorId, userId, contractId, organizationId, id }: Task) => {
    await tx
      .insert(unreads)
      .values({ userId, vendorId, contractId, module: 'helpDeskTasks', itemId: id })
      .onConflictDoNothing()
    await recordChange(tx, { vendorId, organizationId, contractId, topic: 'requests' })
  }

  return {
    async list({ vendor, query: { before, limit, stage } }) {
      const rows = await rowsOf()
        .where(
          and(
            eq(helpDeskTasks.vendorId, vendor.id),
            before === undefined ? undefined : lt(helpDeskTasks.id, before),
            stage === undefined ? undefined : eq(helpDeskTasks.stage, Number(stage)),
          ),
        )
        .orderBy(desc(helpDeskTasks.id))
        .limit(limit + 1)
      const page = rows.slice(0, limit)
      return {
        data: page.map(answerOf),
        meta: { nextBefore: rows.length > limit ? (page.at(-1)?.task.id ?? null) : null },
      }
    },

    async one({ vendor, params }) {
      const [row] = await rowsOf().where(isTask(vendor.id, params.request))
      if (!row) throw new HttpError('not_found')
      const [replies, stages, files] = await Promise.all([
        queries
          .select()
          .from(helpDeskReplies)
          .where(eq(helpDeskReplies.taskId, row.task.id))
          .orderBy(helpDeskReplies.at, helpDeskReplies.id),
        queries
          .select()
          .from(helpDeskStages)
          .where(eq(helpDeskStages.taskId, row.task.id))
          .orderBy(helpDeskStages.at, helpDeskStages.stage),
        filesOf(queries, 'task', row.task.id),
      ])
      return {
        data: {
          ...answerOf(row),
          replies: replies.map(replyOf),
          stages: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
          files,
        },
      }
    },

    async reply({ vendor, params, body: { text }, request, answerWith }) {
      const call = {
        scope: `reply vendor ${vendor.id}`,
        key: idempotencyKeyOf(request),
        request: [params.request, text],
      }
      const data = await withIdempotencyKey(services, call, async tx => {
        const task = await lock(tx, vendor.id, params.request)
        const at = clock()
        const [reply] = await tx
          .insert(helpDeskReplies)
          .values({ vendorId: vendor.id, taskId: task.id, at, author: 'organization', text })
          .returning()
        if (!reply) throw new Error('A reply was not written.')
        await report(tx, task)
        await recordEvent(
          tx,
          'request.replied',
          { vendorId: vendor.id, contractId: task.contractId, userId: task.userId },
          {
            request: task.id,
            number: taskNumber(task),
            reply: reply.id,
            from: 'organization',
            message: text,
          },
          at,
        )
        return replyOf(reply)
      })
      answerWith(201)
      return { data }
    },

    async changeStage({ vendor, params, body: { stage } }) {
      await queries.transaction(async tx => {
        const task = await lock(tx, vendor.id, params.request)
        if (task.stage === stage) return
        const at = clock()
        await tx.update(helpDeskTasks).set({ stage }).where(isTask(vendor.id, task.id))
        await tx
          .insert(helpDeskStages)
          .values({ vendorId: vendor.id, taskId: task.id, stage, at })
          .onConflictDoUpdate({ target: [helpDeskStages.taskId, helpDeskStages.stage], set: { at } })
        await report(tx, task)
      })
    },

    file: ({ vendor, params }) =>
      readAttached(queries, {
        vendorId: vendor.id,
        item: 'task',
        itemId: params.request,
        fileId: params.file,
      }),

    async attach({ vendor, params, query: { name }, request, answerWith }) {
      const content = await readBytes(request, limits.taskFiles.bytes)
      const kind = fileKind(content)
      if (!kind) throw new HttpError('validation_failed', { fields: { body: ['validation.file_format'] } })
      const data = await queries.transaction(async tx => {
        const { id, organizationId, contractId, userId, ...task } = await lock(tx, vendor.id, params.request)
        const [file] = await tx
          .insert(attachedFiles)
          .values({
            vendorId: vendor.id,
            organizationId,
            contractId,
            userId,
            item: 'task',
            itemId: id,
            name: name.replace(/^.*[\\/]/, '').replace(/\p{C}/gu, '') || `file.${kind.kind}`,
            mime: kind.mime,
            content,
          })
          .returning({ id: attachedFiles.id, name: attachedFiles.name })
        if (!file) throw new Error('A file was not written.')
        await report(tx, { id, organizationId, contractId, userId, ...task })
        return { ...file, bytes: content.length }
      })
      answerWith(201)
      return { data }
    },
  }
}
