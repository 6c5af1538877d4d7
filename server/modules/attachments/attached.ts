import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { FileAnswer } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { checkFileUrl, signedFileUrl } from '../../http/signedFileUrl.ts'
import { heldContracts } from '../contracts/heldContracts.ts'
import { attachedFiles } from './tables.ts'

type Item = (typeof attachedFiles.$inferSelect)['item']

const purpose = 'attached-file'

/** Returns the files of an item, without their bytes. */
export const filesOf = (queries: Queries, item: Item, itemId: number) =>
  queries
    .select({
      id: attachedFiles.id,
      name: attachedFiles.name,
      bytes: sql<number>`octet_length(${attachedFiles.content})`,
    })
    .from(attachedFiles)
    .where(and(eq(attachedFiles.item, item), eq(attachedFiles.itemId, itemId)))
    .orderBy(attachedFiles.id)

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
  const [file] = await queries.select().from(attachedFiles).where(eq(attachedFiles.id, fileId))
  const held = await heldContracts(queries, user)
  const isHeld =
    file &&
    (file.contractId === null
      ? held.organizationIds.includes(file.organizationId)
      : held.contractIds.includes(file.contractId))
  if (!isHeld || (file.userId !== null && file.userId !== user)) throw new HttpError('not_found')
  return {
    body: new Blob([new Uint8Array(file.content)]).stream(),
    headers: {
      'Content-Type': file.mime,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  }
}
