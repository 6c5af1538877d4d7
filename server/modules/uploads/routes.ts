import { fileKind } from '../../../src/api/rules/fileKind.ts'
import { type UploadPurpose, uploadLifetime, uploadLimits } from '../../../src/api/schemas/uploadLimits.ts'
import { randomSecret, sha256 } from '../../common/crypto.ts'
import type { FileServices } from '../../files/FileServices.ts'
import { withoutMetadata } from '../../files/withoutMetadata.ts'
import { addressBlock } from '../../http/addressBlock.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '../../http/idempotency.ts'
import { invalidField } from '../../http/invalidField.ts'
import { readBytes } from '../../http/readJson.ts'
import type { uploads as uploadsTable } from './tables.ts'
import { uploadName } from './uploadName.ts'
import { uploadQueries } from './uploadQueries.ts'

type Upload = typeof uploadsTable.$inferSelect

/** Bytes of unused files that one network address may have here at once. */
const mostStoredBytes = 200 * 1024 * 1024
/** Overhead of multipart form data around a file. */
const envelopeBytes = 16 * 1024

/** Accepts files one by one, before the form that uses them (HLP-2, CDF-2). */
export function uploadsRoutes(services: FileServices): Routes['uploads'] {
  const { database, clock, files } = services
  const uploads = uploadQueries(database.queries)

  /** @throws HttpError unsupported_media_type, body_too_large or validation_failed */
  const readFile = async (request: Request, purpose: UploadPurpose) => {
    const type = request.headers.get('Content-Type') ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new HttpError('unsupported_media_type')
    const limit = uploadLimits[purpose]
    const raw = await readBytes(request, limit.bytes + envelopeBytes)
    const form = await new Response(raw, { headers: { 'Content-Type': type } })
      .formData()
      .catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File) || file.size === 0) throw invalidField('file', 'validation.required')
    if (file.size > limit.bytes) throw new HttpError('body_too_large')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = fileKind(bytes)?.kind
    if (kind === undefined || !limit.kinds.includes(kind))
      throw invalidField('file', 'validation.file_format')
    try {
      return { name: uploadName(file.name, kind), bytes: withoutMetadata(bytes, kind) }
    } catch (error) {
      throw error instanceof RangeError ? invalidField('file', 'validation.file_format') : error
    }
  }

  /** @throws HttpError rate_limited while files that one address sent and did not use fill its share */
  const checkStored = async (addressHash: string, now: Date) => {
    if ((await uploads.unusedBytes(addressHash, now)) >= mostStoredBytes)
      throw new HttpError('rate_limited', { headers: { 'Retry-After': '3600' } })
  }

  /** Removes an upload that nobody uses. Leaves it to the retention rule if its file cannot be removed. */
  const discard = (row: Pick<Upload, 'id' | 'path' | 'purpose'>) =>
    files.remove(row.path).then(
      () => uploads.removeUnused(row.id, row.purpose),
      () => {},
    )

  return {
    async uploadLimits() {
      return {
        data: Object.fromEntries(
          Object.entries(uploadLimits).map(([purpose, { kinds, bytes, count }]) => [
            purpose,
            { kinds: [...kinds], bytes, count },
          ]),
        ),
      }
    },

    async upload({ params: { purpose }, request, address, answerWith }) {
      // Before the body is read, so that a refused call costs neither memory nor time.
      await enforceRateLimit(services, {
        action: 'upload',
        account: address,
        address,
        perAccount: 60,
        perAddress: 60,
        windowSeconds: 15 * 60,
      })
      const now = clock()
      const addressHash = await sha256(`address ${addressBlock(address)}`)
      await checkStored(addressHash, now)
      const { name, bytes } = await readFile(request, purpose)
      const digest = await sha256(bytes)
      const key = idempotencyKeyOf(request)
      const row = { id: randomSecret(), path: randomSecret(), purpose, name, bytes: bytes.length }
      const expiresAt = new Date(now.getTime() + uploadLifetime)
      // Before the file, so that the retention rule finds a file whose call was interrupted. Nobody knows the
      // id until the call is answered, so nobody uses a row without its file.
      await uploads.insert({ ...row, addressHash, createdAt: now, expiresAt })
      await files.write(row.path, bytes).catch(async (error: unknown) => {
        await discard(row)
        throw error
      })
      const call = { scope: `upload ${purpose} ${address}`, key, request: { name, digest } }
      const id = await withIdempotencyKey(services, call, async () => row.id).catch(
        async (error: unknown) => {
          // Otherwise the connection may have broken after the commit, and a repeated call answers this upload.
          if (error instanceof HttpError) await discard(row)
          throw error
        },
      )
      if (id !== row.id) await discard(row)
      const stored = await uploads.find(id)
      if (!stored) throw new HttpError('not_found')
      answerWith(201)
      return {
        data: { id, name: stored.name, bytes: stored.bytes, expiresAt: stored.expiresAt.toISOString() },
      }
    },

    async removeUpload({ params }) {
      // Nobody uses it any more, whether or not its file can be removed now.
      const row = await uploads.expireUnused(params.upload, params.purpose, clock())
      if (!row) throw new HttpError('not_found')
      await discard(row)
    },
  }
}
