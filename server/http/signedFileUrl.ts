import { limits } from '../../src/api/schemas/limits.ts'
import { apiRoot } from './apiRoot.ts'
import type { CoreServices } from './CoreServices.ts'
import { HttpError } from './HttpError.ts'

/** What a signature covers: the purpose of the URL, and the ids of the file and of the user. */
interface SignedFile {
  readonly purpose: string
  readonly ids: readonly (string | number)[]
}

interface FileUrl extends SignedFile {
  /** Path below /api/v5/files/, e.g. "invoices/12". */
  readonly path: string
  /** Search parameters in addition to the expiry and the signature. */
  readonly search?: Readonly<Record<string, string>>
}

/** A short-lived URL that opens a file without a token. The caller has checked the permission. */
export async function signedFileUrl(
  { clock, config, signer }: Pick<CoreServices, 'clock' | 'config' | 'signer'>,
  { path, purpose, ids, search = {} }: FileUrl,
): Promise<{ readonly url: string; readonly expiresAt: string }> {
  const expires = Math.floor(clock().getTime() / 1000) + limits.fileUrlSeconds
  const signature = await (await signer()).sign(purpose, ...ids, expires)
  const parameters = new URLSearchParams({ ...search, expires: String(expires), signature })
  return {
    url: `${config.publicUrl}${apiRoot}/files/${path}?${parameters}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/**
 * @throws HttpError forbidden for a URL that `signedFileUrl` did not sign, link_expired for an expired one
 */
export async function checkFileUrl(
  { clock, signer }: Pick<CoreServices, 'clock' | 'signer'>,
  { purpose, ids }: SignedFile,
  { expires, signature }: { readonly expires: string; readonly signature: string },
): Promise<void> {
  if (!(await (await signer()).verify(signature, purpose, ...ids, Number(expires))))
    throw new HttpError('forbidden')
  if (clock().getTime() >= Number(expires) * 1000) throw new HttpError('link_expired')
}
