import { and, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '../../database/Database.ts'
import type { FileStore } from '../../files/FileStore.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { takeUploads } from '../uploads/takeUploads.ts'
import { meterReadings, type meters } from './tables.ts'

/** The photo that a person sent with a reading; other people with the contract do not see it. */
export const photoOf = (userId: number) =>
  and(
    eq(attachedFiles.vendorId, meterReadings.vendorId),
    eq(attachedFiles.item, 'reading'),
    eq(attachedFiles.itemId, meterReadings.id),
    eq(attachedFiles.userId, userId),
  )

interface Reading {
  readonly meter: typeof meters.$inferSelect
  readonly readingId: number
  readonly organizationId: number
  readonly userId: number
}

/**
 * Keeps a photo with its reading: the first one that comes, for a call that is made again changes nothing.
 * @returns where the upload's bytes lie, which the table holds now
 * @throws HttpError validation_failed where there is no such upload any more
 */
export async function keepPhoto(
  tx: Transaction,
  files: FileStore,
  { meter: { vendorId, contractId }, readingId, organizationId, userId }: Reading,
  upload: string,
  now: Date,
): Promise<string | undefined> {
  const isOfReading = and(eq(attachedFiles.item, 'reading'), eq(attachedFiles.itemId, readingId))
  const [present] = await tx.select({ id: attachedFiles.id }).from(attachedFiles).where(isOfReading)
  if (present) return undefined
  const [taken] = await takeUploads(tx, files, [upload], 'meter-photo', 'photo', now)
  if (!taken) return undefined
  const { name, mime, content, path } = taken
  await tx.insert(attachedFiles).values({
    ...{ vendorId, organizationId, contractId, userId },
    item: 'reading',
    itemId: readingId,
    ...{ name, mime, content },
  })
  return path
}

/** The id of the file that is a person's photo of a reading; undefined where the ids do not belong together. */
export async function findPhoto(
  queries: Queries,
  of: { readonly meterId: number; readonly readingId: number; readonly userId: number },
): Promise<number | undefined> {
  const [row] = await queries
    .select({ id: attachedFiles.id })
    .from(meterReadings)
    .innerJoin(attachedFiles, photoOf(of.userId))
    .where(and(eq(meterReadings.id, of.readingId), eq(meterReadings.meterId, of.meterId)))
  return row?.id
}
