import { limits } from '../../src/api/schemas/limits.ts'
import type { CoreServices } from './CoreServices.ts'
import { type Parts, readCursor, writeCursor } from './cursor.ts'

/**
 * Position that the query's cursor names: the last row of the previous page; undefined for the first page.
 */
export const cursorKeyOf = async (
  { signer }: Pick<CoreServices, 'signer'>,
  list: Parts,
  cursor: string | undefined,
): Promise<Parts | undefined> => (cursor === undefined ? undefined : readCursor(await signer(), list, cursor))

/** Page size: the requested one, limited to the list's maximum. */
export const pageLimit = (requested: number | undefined, maximum: number = limits.pageSize.max): number =>
  Math.min(requested ?? limits.pageSize.default, maximum)

/**
 * Cuts a page out of rows. Callers read one row more than the page size, which shows whether there is a
 * next page.
 */
export async function cutPage<Row>(
  { signer }: Pick<CoreServices, 'signer'>,
  list: Parts,
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => Parts,
): Promise<{ readonly rows: readonly Row[]; readonly nextCursor: string | null }> {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { rows: page, nextCursor: last ? await writeCursor(await signer(), list, keyOf(last)) : null }
}
