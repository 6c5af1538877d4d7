import { base64Url, type Signer } from '../crypto.ts'
import { HttpError } from './HttpError.ts'

type Parts = readonly (string | number)[]

/**
 * Makes the opaque text that names the last row of a page. It is signed together with the list it belongs to, so
 * that it opens no other list and cannot be made up.
 * @param list what the page is a page of: name, contract, filters
 * @param row values the rows are sorted by
 */
export async function writeCursor(signer: Signer, list: Parts, row: Parts): Promise<string> {
  const signature = await signer.sign('cursor', ...list, ...row)
  return `${base64Url(new TextEncoder().encode(JSON.stringify(row)))}.${signature}`
}

/**
 * The values that `writeCursor` put in.
 * @throws HttpError validation_failed for any other text
 */
export async function readCursor(signer: Signer, list: Parts, cursor: string): Promise<Parts> {
  const [text = '', signature = ''] = cursor.split('.')
  const row = rowOf(text)
  if (!row || !(await signer.verify(signature, 'cursor', ...list, ...row)))
    throw new HttpError('validation_failed', { fields: { cursor: ['validation.invalid'] } })
  return row
}

function rowOf(text: string): Parts | undefined {
  try {
    const row: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
    return Array.isArray(row) ? row : undefined
  } catch {
    return undefined
  }
}
