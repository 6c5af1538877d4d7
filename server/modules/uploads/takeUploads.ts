import { fileKind } from '../../../src/api/rules/fileKind.ts'
import type { UploadPurpose } from '../../../src/api/schemas/uploadLimits.ts'
import type { Transaction } from '../../database/Database.ts'
import { and, eq, gt, inArray, isNull } from '../../database/drizzle.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { describeError } from '../../http/describeError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { uploads } from './tables.ts'

export interface ReadUpload {
  readonly path: string
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}

/** Files of uploads by id. */
export type ReadUploads = ReadonlyMap<string, ReadUpload>

/** SQL condition: uploads that can still be used for the purpose. */
const isAvailable = (purpose: UploadPurpose, now: Date) =>
  and(eq(uploads.purpose, purpose), isNull(uploads.usedAt), gt(uploads.expiresAt, now))

/**
 * Reads the files of uploads. Called before the transaction that uses them, because a slow file store would
 * keep its connection. Leaves out uploads that are not available: a repeated call finds those that it has
 * used, and `takeUploads` refuses the others.
 */
export async function readUploads(
  { database: { queries }, files, clock }: FileServices,
  ids: readonly string[],
  purpose: UploadPurpose,
): Promise<ReadUploads> {
  const available = (wanted: readonly string[]) =>
    wanted.length === 0
      ? []
      : queries
          .select({ id: uploads.id, path: uploads.path, name: uploads.name })
          .from(uploads)
          .where(and(inArray(uploads.id, [...wanted]), isAvailable(purpose, clock())))
  const read = new Map<string, ReadUpload>()
  for (const { id, path, name } of await available(ids)) {
    const content = await files.read(path).catch(async (error: unknown) => {
      // A concurrent call has used the file and removed it.
      if ((await available([id])).length === 0) return undefined
      throw error
    })
    if (content)
      read.set(id, { path, name, mime: fileKind(content)?.mime ?? 'application/octet-stream', content })
  }
  return read
}

/**
 * Uses up uploads for their purpose, each once.
 * @param field form field of the errors
 * @throws HttpError validation_failed if one is unknown, for another purpose, expired or used
 */
export async function takeUploads(
  tx: Transaction,
  ids: readonly string[],
  purpose: UploadPurpose,
  field: string,
  now: Date,
): Promise<void> {
  for (const id of ids) {
    const [row] = await tx
      .update(uploads)
      .set({ usedAt: now })
      .where(and(eq(uploads.id, id), isAvailable(purpose, now)))
      .returning({ id: uploads.id })
    if (!row) throw invalidField(field)
  }
}

/**
 * The same for uploads whose files were read, and returns the files.
 * @throws HttpError as `takeUploads`
 */
export async function takeReadUploads(
  tx: Transaction,
  read: ReadUploads,
  ids: readonly string[],
  purpose: UploadPurpose,
  field: string,
  now: Date,
): Promise<readonly ReadUpload[]> {
  await takeUploads(tx, ids, purpose, field, now)
  return ids.map(id => read.get(id) ?? refuse(field))
}

/**
 * Removes the files of uploads whose bytes are in the database now. One that cannot be removed is left to the retention
 * rule, because what used it is done.
 */
export async function removeUsed(
  { files, logger }: Pick<FileServices, 'files' | 'logger'>,
  paths: Iterable<string>,
): Promise<void> {
  for (const path of paths)
    await files
      .remove(path)
      .catch((error: unknown) =>
        logger.warn(describeError(error), 'the file of a used upload was not removed'),
      )
}

function refuse(field: string): never {
  throw invalidField(field)
}
