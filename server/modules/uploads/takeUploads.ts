import { and, eq, gt, isNull } from 'drizzle-orm'
import { fileKind } from '../../../src/api/rules/fileKind.ts'
import type { UploadPurpose } from '../../../src/api/schemas/uploadLimits.ts'
import type { Transaction } from '../../database/Database.ts'
import type { FileStore } from '../../files/FileStore.ts'
import { invalidField } from '../../http/invalidField.ts'
import { uploads } from './tables.ts'

export interface TakenUpload {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}

/**
 * Consumes uploads for their purpose, each once.
 * @param field form field of the errors
 * @throws HttpError validation_failed if one is unknown, for another purpose, expired or used
 */
export async function takeUploads(
  tx: Transaction,
  files: FileStore,
  ids: readonly string[],
  purpose: UploadPurpose,
  field: string,
  now: Date,
): Promise<TakenUpload[]> {
  const takenUploads: TakenUpload[] = []
  for (const id of ids) {
    const [row] = await tx
      .update(uploads)
      .set({ usedAt: now })
      .where(
        and(
          eq(uploads.id, id),
          eq(uploads.purpose, purpose),
          isNull(uploads.usedAt),
          gt(uploads.expiresAt, now),
        ),
      )
      .returning()
    if (!row) throw invalidField(field)
    const content = await files.read(row.path)
    takenUploads.push({
      id: row.id,
      path: row.path,
      name: row.name,
      mime: fileKind(content)?.mime ?? 'application/octet-stream',
      content,
    })
  }
  return takenUploads
}
