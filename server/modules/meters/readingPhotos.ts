import { and, eq, type Placeholder } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/Database.ts'
import { isParent } from '../../database/isParent.ts'
import type { FileStore } from '../../files/FileStore.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { takeUploads } from '../uploads/takeUploads.ts'
import { meterReadings, meters } from './tables.ts'

/** SQL condition: the user's photo of a reading; other holders of the contract do not see it. */
export const photoOf = (userId: number | Placeholder) =>
  and(
    eq(attachedFiles.vendorId, meterReadings.vendorId),
    eq(attachedFiles.item, 'reading'),
    eq(attachedFiles.itemId, meterReadings.id),
    eq(attachedFiles.userId, userId),
  )

/** SQL condition: the meter of a reading. */
export const isMeterOf = isParent(meters, meterReadings, meterReadings.meterId)

interface Reading {
  readonly meter: typeof meters.$inferSelect
  readonly readingId: number
  readonly organizationId: number
  readonly userId: number
}

/**
 * Attaches a photo to its reading. Keeps the first one, because a repeated call must change nothing.
 * @returns path of the upload, whose bytes are now in the table
 * @throws HttpError validation_failed if the upload does not exist
 */
export async function keepPhoto(
  tx: Transaction,
  files: FileStore,
  { meter: { vendorId, contractId }, readingId, organizationId, userId }: Reading,
  upload: string,
  now: Date,
): Promise<string | undefined> {
  const isOfReading = and(
    eq(attachedFiles.vendorId, vendorId),
    eq(attachedFiles.item, 'reading'),
    eq(attachedFiles.itemId, readingId),
  )
  const [existingPhoto] = await tx.select({ id: attachedFiles.id }).from(attachedFiles).where(isOfReading)
  if (existingPhoto) return undefined
  const [photoUpload] = await takeUploads(tx, files, [upload], 'meter-photo', 'photo', now)
  if (!photoUpload) return undefined
  const { name, mime, content, path } = photoUpload
  await tx.insert(attachedFiles).values({
    ...{ vendorId, organizationId, contractId, userId },
    item: 'reading',
    itemId: readingId,
    ...{ name, mime, content },
  })
  return path
}

/** Returns the id of a user's photo of a reading; undefined if the ids do not match. */
export async function findPhoto(
  queries: Queries,
  photo: {
    readonly vendorId: number
    readonly meterId: number
    readonly readingId: number
    readonly userId: number
  },
): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: attachedFiles.id })
    .from(meterReadings)
    .innerJoin(attachedFiles, photoOf(photo.userId))
    .where(
      and(
        eq(meterReadings.vendorId, photo.vendorId),
        eq(meterReadings.id, photo.readingId),
        eq(meterReadings.meterId, photo.meterId),
      ),
    )
  return row?.id
}
