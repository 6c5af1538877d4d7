import type { Transaction } from '../../database/Database.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { type ReadUploads, readUploads, takeReadUploads } from '../uploads/takeUploads.ts'
import type { helpDeskTasks } from './tables.ts'

type Task = Pick<
  typeof helpDeskTasks.$inferSelect,
  'id' | 'vendorId' | 'organizationId' | 'contractId' | 'userId'
>

const purpose = 'help-desk'

/** Reads the files of a request or a reply; called before its transaction. */
export const readAttachments = (services: FileServices, uploads: readonly string[]): Promise<ReadUploads> =>
  readUploads(services, uploads, purpose)

/**
 * Copies uploads into a request.
 * @returns paths of the uploads' files, to be removed after the commit
 * @throws HttpError validation_failed for an upload that is not available
 */
export async function attachUploads(
  tx: Transaction,
  read: ReadUploads,
  { id, vendorId, organizationId, contractId, userId }: Task,
  uploads: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const taken = await takeReadUploads(tx, read, uploads, purpose, 'uploads', now)
  for (const { name, mime, content } of taken)
    await tx.insert(attachedFiles).values({
      vendorId,
      organizationId,
      contractId,
      userId,
      item: 'task',
      itemId: id,
      name,
      mime,
      content,
    })
  return taken.map(({ path }) => path)
}
