import { limits } from '../../src/api/schemas/limits.ts'
import type { CoreServices } from './CoreServices.ts'
import { readCursor, writeCursor } from './cursor.ts'

type Parts = readonly (string | number)[]

/** What the cursor of a paged list's query names: the last row of the page before, or nothing. */
export const behind = async (
  { signer }: Pick<CoreServices, 'signer'>,
  list: Parts,
  cursor: string | undefined,
): Promise<Parts | undefined> => (cursor === undefined ? undefined : readCursor(await signer(), list, cursor))

/** Rows to show on a page: what was asked for, but no more than the list's cap. */
export const rowsWanted = (asked: number | undefined, cap: number = limits.pageSize.max): number =>
  Math.min(asked ?? limits.pageSize.default, cap)

/** Cuts a page out of rows that were read with one more than wanted, which tells whether there is a next page. */
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
