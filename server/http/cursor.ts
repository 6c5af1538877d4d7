import { bytesOfBase64Url } from '../common/base64.ts'
import { base64Url, type Signer } from '../common/crypto.ts'
import { invalidField } from './invalidField.ts'

/** Values that name a list or a row of it. */
export type Parts = readonly (string | number)[]

/**
 * Creates the opaque cursor that names the last row of a page. It is signed together with the list, so it
 * is valid for that list only and cannot be forged.
 * @param list identifies the list: name, contract, filters
 * @param row values by which the rows are sorted
 */
export async function writeCursor(signer: Signer, list: Parts, row: Parts): Promise<string> {
  const signature = await signer.sign('cursor', ...list, ...row)
  return `${base64Url(new TextEncoder().encode(JSON.stringify(row)))}.${signature}`
}

/**
 * Returns the values that `writeCursor` stored.
 * @throws HttpError validation_failed for any other text
 */
export async function readCursor(signer: Signer, list: Parts, cursor: string): Promise<Parts> {
  const [text = '', signature = ''] = cursor.split('.')
  const row = rowOf(text)
  if (!row || !(await signer.verify(signature, 'cursor', ...list, ...row))) throw invalidField('cursor')
  return row
}

function rowOf(text: string): Parts | undefined {
  try {
    const row: unknown = JSON.parse(new TextDecoder().decode(bytesOfBase64Url(text)))
    return Array.isArray(row) ? row : undefined
  } catch {
    return undefined
  }
}
