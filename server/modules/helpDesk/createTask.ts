import type * as z from 'zod/mini'
import type { TaskBody } from '../../../src/api/schemas/helpDesk.ts'
import { and, desc, eq, gt, inArray, ne, sql } from '../../database/drizzle.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { type ContractHolder, heldBy } from '../contracts/heldContracts.ts'
import { isOfContract } from '../contracts/isOfContract.ts'
import { contractObjects, contracts } from '../contracts/tables.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { removeUsed } from '../uploads/takeUploads.ts'
import { vendors } from '../vendors/tables.ts'
import { attachUploads, readAttachments } from './attachUploads.ts'
import { categoryQueries } from './categoryQueries.ts'
import { stages } from './stages.ts'
import { helpDeskStages, helpDeskTasks } from './tables.ts'
import { taskNumber } from './taskNumber.ts'

/** Period in which a request about the same home with the same text counts as a duplicate. */
const sameTaskMilliseconds = 10 * 60 * 1000

/**
 * Creates a request, or returns the duplicate sent within ten minutes (HLP-2).
 * @throws HttpError not_found for a foreign contract, forbidden if the vendor has no help desk, or
 *   validation_failed for an organization or object of another contract, or a category of another vendor
 */
export async function createTask(
  services: FileServices,
  session: ContractHolder,
  body: z.output<typeof TaskBody>,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const {
    clock,
    database: { queries },
  } = services
  const userId = session.user.id
  const { vendorIds } = heldBy(session, body.contractId)
  const [row] = await queries
    .select({ contract: contracts, isOpen: vendors.helpDeskEnabled, timeZone: vendors.timeZone })
    .from(contracts)
    .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
    .where(and(inArray(contracts.vendorId, [...vendorIds]), eq(contracts.id, body.contractId)))
  if (!row) throw new HttpError('not_found')
  const { contract, isOpen, timeZone } = row
  if (!isOpen) throw new HttpError('forbidden')
  if (contract.organizationId !== body.organizationId) throw invalidField('organizationId')
  const [object] = await queries
    .select({ address: contractObjects.address })
    .from(contractObjects)
    .where(
      and(
        isOfContract(contractObjects, contract),
        body.objectId === undefined ? undefined : eq(contractObjects.id, body.objectId),
      ),
    )
    .orderBy(contractObjects.id)
    .limit(1)
  if (body.objectId !== undefined && !object) throw invalidField('objectId')
  if (!(await categoryQueries(queries).isOffered(contract.vendorId, body.category)))
    throw invalidField('category')

  const attachments = await readAttachments(services, body.uploads)
  const now = clock()
  const usedPaths = new Set<string>()
  const result = await queries.transaction(async tx => {
    // Serializes concurrent submissions, so that the second one finds the row of the first.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`task ${userId} ${contract.id}`}, 0))`,
    )
    const [duplicate] = await tx
      .select({ id: helpDeskTasks.id })
      .from(helpDeskTasks)
      .where(
        and(
          eq(helpDeskTasks.userId, userId),
          isOfContract(helpDeskTasks, contract),
          eq(helpDeskTasks.message, body.message),
          sql`${helpDeskTasks.object} is not distinct from ${object?.address ?? null}`,
          // Nobody works on it, so that it does not stand for one that is sent again.
          ne(helpDeskTasks.stage, stages.cancelled),
          gt(helpDeskTasks.createdAt, new Date(now.getTime() - sameTaskMilliseconds)),
        ),
      )
      .orderBy(desc(helpDeskTasks.createdAt))
      .limit(1)
    if (duplicate) return { id: duplicate.id, isNew: false }
    const ids = { vendorId: contract.vendorId }
    const [created] = await tx
      .insert(helpDeskTasks)
      .values({
        ...ids,
        organizationId: contract.organizationId,
        contractId: contract.id,
        userId,
        object: object?.address ?? null,
        category: body.category,
        stage: stages.new,
        phone: body.phone,
        message: body.message,
        createdAt: now,
      })
      .returning()
    if (!created) throw new Error('A request was not written.')
    await tx.insert(helpDeskStages).values({ ...ids, taskId: created.id, stage: stages.new, at: now })
    for (const path of await attachUploads(tx, attachments, created, body.uploads, now)) usedPaths.add(path)
    await recordEvent(
      tx,
      'request.created',
      { ...ids, contractId: contract.id, userId },
      {
        request: created.id,
        number: taskNumber({ id: created.id, createdAt: now, timeZone }),
        category: body.category,
        object: object?.address ?? null,
        phone: body.phone,
        message: body.message,
        files: body.uploads.length,
      },
      now,
    )
    return { id: created.id, isNew: true }
  })
  await removeUsed(services, usedPaths)
  return result
}
