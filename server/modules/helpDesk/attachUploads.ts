import type { Transaction } from '../../database/Database.ts'
import type { FileStore } from '../../files/FileStore.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { takeUploads } from '../uploads/takeUploads.ts'
import type { helpDeskTasks } from './tables.ts'

type Task = Pick<
  typeof helpDeskTasks.$inferSelect,
  'id' | 'vendorId' | 'organizationId' | 'contractId' | 'userId'
>

/**
 * Copies uploads into a request.
 * @returns paths of the uploads' files, to be removed after the commit
 * @throws HttpError validation_failed for an upload that is not available
 */
export async function attachUploads(
  tx: Transaction,
  files: FileStore,
  { id, vendorId, organizationId, contractId, userId }: Task,
  uploads: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const taken = await takeUploads(tx, files, uploads, 'help-desk', 'uploads', now)
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
