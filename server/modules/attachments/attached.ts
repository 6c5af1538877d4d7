import type { Queries } from '../../database/Database.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import type { PgColumn } from '../../database/drizzlePgCore.ts'
import { jsonRows } from '../../database/jsonRows.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { downloadAnswer } from '../../http/downloadAnswer.ts'
import type { FileAnswer } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { heldContracts, vendorsOfUser } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { attachedFiles } from './tables.ts'

type Item = (typeof attachedFiles.$inferSelect)['item']

const purpose = 'attached-file'

/** Returns the files of an item, without their bytes. */
export const filesOf = (
  queries: Queries,
  item: Item,
  { vendorId, id }: { readonly vendorId: number | PgColumn; readonly id: number | PgColumn },
) =>
  queries
    .select({
      id: attachedFiles.id,
      name: attachedFiles.name,
      bytes: sql<number>`octet_length(${attachedFiles.content})`.as('bytes'),
    })
    .from(attachedFiles)
    .where(
      and(eq(attachedFiles.vendorId, vendorId), eq(attachedFiles.item, item), eq(attachedFiles.itemId, id)),
    )
    .orderBy(attachedFiles.id)

/** SQL expression: the same of an item in the outer query. */
export const filesIn = (
  queries: Queries,
  item: Item,
  row: { readonly vendorId: PgColumn; readonly id: PgColumn },
) => jsonRows(filesOf(queries, item, row), 'files')

/** Returns a short-lived address of a file for one user. The caller has checked the user's access. */
export const attachedAddress = (services: CoreServices, fileId: number, userId: number) =>
  signedFileUrl(services, {
    path: `attached/${fileId}`,
    purpose,
    ids: [fileId, userId],
    search: { user: String(userId) },
  })

/**
 * Serves a file by a signed address.
 * @throws HttpError forbidden for an invalid signature, link_expired, or not_found if the user lost
 *   access to the file's item
 */
export async function openAttached(
  services: CoreServices,
  fileId: number,
  { user, ...signed }: { readonly user: number; readonly expires: string; readonly signature: string },
): Promise<FileAnswer> {
  await checkFileUrl(services, { purpose, ids: [fileId, user] }, signed)
  const { queries } = services.database
  const vendors = await vendorsOfUser(queries, user)
  const [file] = await queries
    .select()
    .from(attachedFiles)
    .where(and(isOfVendors(attachedFiles.vendorId, vendors), eq(attachedFiles.id, fileId)))
  const held = await heldContracts(queries, { user: { id: user }, vendors })
  const isHeld =
    file &&
    (file.contractId === null
      ? held.organizationIds.includes(file.organizationId)
      : held.contractIds.includes(file.contractId))
  if (!isHeld || (file.userId !== null && file.userId !== user)) throw new HttpError('not_found')
  return downloadAnswer(file)
}

/**
 * Serves a file of a vendor's item to the vendor's system.
 * @throws HttpError not_found if the item has no such file
 */
export async function readAttached(
  queries: Queries,
  {
    vendorId,
    item,
    itemId,
    fileId,
  }: {
    readonly vendorId: number
    readonly item: Item
    readonly itemId: number
    /** Any file of the item if absent. */
    readonly fileId?: number
  },
): Promise<FileAnswer> {
  const [file] = await queries
    .select()
    .from(attachedFiles)
    .where(
      and(
        eq(attachedFiles.vendorId, vendorId),
        eq(attachedFiles.item, item),
        eq(attachedFiles.itemId, itemId),
        fileId === undefined ? undefined : eq(attachedFiles.id, fileId),
      ),
    )
  if (!file) throw new HttpError('not_found')
  return downloadAnswer(file)
}
