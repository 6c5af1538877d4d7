import type * as z from 'zod/mini'
import { taskActionsIn } from '../../../src/api/rules/taskActionsIn.ts'
import type { TaskAction, TaskRatingBody, TaskReplyBody } from '../../../src/api/schemas/helpDesk.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { withIdempotencyKey } from '../../http/idempotency.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { type ReadUploads, removeUsed } from '../uploads/takeUploads.ts'
import { vendors as vendorsTable } from '../vendors/tables.ts'
import { attachUploads, readAttachments } from './attachUploads.ts'
import { enterStage } from './enterStage.ts'
import { stages } from './stages.ts'
import { helpDeskReplies, helpDeskTasks } from './tables.ts'
import { numberedTask, type NumberedTask as Task, taskNumber } from './taskNumber.ts'

type Reply = z.output<typeof TaskReplyBody>

/** Locks a request of the user. @throws HttpError not_found, or task_update_not_allowed in another stage */
async function lock(
  tx: Transaction,
  { user, vendors }: Holder,
  id: number,
  action: TaskAction,
): Promise<Task> {
  const isOwn = and(
    isOfVendors(helpDeskTasks.vendorId, vendors),
    eq(helpDeskTasks.id, id),
    eq(helpDeskTasks.userId, user.id),
  )
  const [task] = await tx
    .select(numberedTask)
    .from(helpDeskTasks)
    .innerJoin(vendorsTable, eq(vendorsTable.id, helpDeskTasks.vendorId))
    .where(isOwn)
    .for('update', { of: helpDeskTasks })
  if (!task) throw new HttpError('not_found')
  if (!taskActionsIn(task.stage).includes(action)) throw new HttpError('task_update_not_allowed')
  return task
}

const subjectOf = ({ vendorId, contractId, userId }: Task) => ({ vendorId, contractId, userId })
const nameOf = (task: Task) => ({ request: task.id, number: taskNumber(task) })

/** Writes a text and files. Returns the reply's id and the paths of the files to be removed after the commit. */
async function writeReply(
  tx: Transaction,
  attachments: ReadUploads,
  task: Task,
  { text, uploads }: Reply,
  at: Date,
) {
  const [reply] = await tx
    .insert(helpDeskReplies)
    .values({ vendorId: task.vendorId, taskId: task.id, at, author: 'resident', text })
    .returning({ id: helpDeskReplies.id })
  if (!reply) throw new Error('A reply was not written.')
  return { id: reply.id, paths: await attachUploads(tx, attachments, task, uploads, at) }
}

/** Adds a text and files to an open request (HLP-5). @throws HttpError */
export async function replyToTask(
  services: FileServices,
  session: Holder,
  taskId: number,
  body: Reply,
  key: string | undefined,
): Promise<void> {
  const call = { scope: `task reply user ${session.user.id}`, key, request: [taskId, body] }
  const attachments = await readAttachments(services, body.uploads)
  const paths = await withIdempotencyKey(services, call, async tx => {
    const at = services.clock()
    const task = await lock(tx, session, taskId, 'reply')
    const reply = await writeReply(tx, attachments, task, body, at)
    const data = { ...nameOf(task), reply: reply.id, from: 'resident', message: body.text } as const
    await recordEvent(tx, 'request.replied', subjectOf(task), data, at)
    return reply.paths
  })
  await removeUsed(services, paths)
}

/** Withdraws an open request (HLP-5). @throws HttpError */
export async function cancelTask({ database, clock }: FileServices, session: Holder, taskId: number) {
  await database.queries.transaction(async tx => {
    const task = await lock(tx, session, taskId, 'cancel')
    await enterStage(tx, task, stages.cancelled, clock())
    await recordEvent(tx, 'request.cancelled', subjectOf(task), nameOf(task), clock())
  })
}

/** Opens a closed request again, as a registered one; a rating is withdrawn (HLP-5). @throws HttpError */
export async function reopenTask(services: FileServices, session: Holder, taskId: number, body: Reply) {
  const at = services.clock()
  const attachments = await readAttachments(services, body.uploads)
  const paths = await services.database.queries.transaction(async tx => {
    const task = await lock(tx, session, taskId, 'reopen')
    const reply = await writeReply(tx, attachments, task, body, at)
    await enterStage(tx, task, stages.registered, at)
    const data = { ...nameOf(task), reply: reply.id, message: body.text }
    await recordEvent(tx, 'request.reopened', subjectOf(task), data, at)
    return reply.paths
  })
  await removeUsed(services, paths)
}

/** Rates a completed request, or changes the rating (HLP-5). @throws HttpError */
export async function rateTask(
  { database, clock }: FileServices,
  session: Holder,
  taskId: number,
  { value, comment }: z.output<typeof TaskRatingBody>,
) {
  await database.queries.transaction(async tx => {
    const task = await lock(tx, session, taskId, 'rate')
    const ratingComment = comment || null
    await tx.update(helpDeskTasks).set({ rating: value, ratingComment }).where(isRow(helpDeskTasks, task))
    const data = { ...nameOf(task), rating: value, comment: ratingComment }
    await recordEvent(tx, 'request.rated', subjectOf(task), data, clock())
  })
}
