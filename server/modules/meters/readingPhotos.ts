import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq, inArray, type Placeholder, sql } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { contractAt } from '../contracts/isOfContract.ts'
import { type ReadUploads, takeReadUploads } from '../uploads/takeUploads.ts'
import { meterReadings, meters } from './tables.ts'

/** SQL condition: a photo that the user sent with a reading. */
const isSentBy = (userId: number | Placeholder) =>
  and(eq(attachedFiles.item, 'reading'), eq(attachedFiles.userId, userId))

/** SQL condition: the user's photo of a reading; other holders of the contract do not see it. */
export const photoOf = (userId: number | Placeholder) =>
  and(
    eq(attachedFiles.vendorId, meterReadings.vendorId),
    eq(attachedFiles.itemId, meterReadings.id),
    isSentBy(userId),
  )

/**
 * SQL: whether the user has sent a photo of a reading of the contract. Photos are found once by their user, instead of once for
 * each reading.
 */
export const hasPhotoOf = (queries: Queries, userId: Placeholder) =>
  sql<boolean>`${inArray(
    meterReadings.id,
    queries
      .select({ readingId: attachedFiles.itemId })
      .from(attachedFiles)
      .where(and(eq(attachedFiles.vendorId, contractAt.vendorId), isSentBy(userId))),
  )}`

/** SQL condition: the meter of a reading. */
export const isMeterOf = isParent(meters, meterReadings, meterReadings.meterId)

interface Reading {
  readonly meter: typeof meters.$inferSelect
  readonly readingId: number
  readonly userId: number
}

export const photoPurpose = 'meter-photo'

/** An uploaded photo of a reading. */
export interface UploadedPhoto {
  readonly upload: string
  readonly organizationId: number
  /** The file, read before the transaction. */
  readonly read: ReadUploads
}

/**
 * Attaches a photo to its reading. Keeps the first one, because a repeated call must change nothing.
 * @returns path of the upload, whose bytes are now in the table
 * @throws HttpError validation_failed if the upload does not exist
 */
export async function keepPhoto(
  tx: Transaction,
  { meter: { vendorId, contractId }, readingId, userId }: Reading,
  { upload, organizationId, read }: UploadedPhoto,
  now: Date,
): Promise<string | undefined> {
  const isOfReading = and(
    eq(attachedFiles.vendorId, vendorId),
    eq(attachedFiles.item, 'reading'),
    eq(attachedFiles.itemId, readingId),
  )
  const [existingPhoto] = await tx.select({ id: attachedFiles.id }).from(attachedFiles).where(isOfReading)
  if (existingPhoto) return undefined
  const [photoUpload] = await takeReadUploads(tx, read, [upload], photoPurpose, 'photo', now)
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
