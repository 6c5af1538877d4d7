/**
 * Cuts a page of a vendor's list, newest first, out of rows. Callers read one row more than the page size,
 * which shows whether there is a next page. `nextBefore` is the number of the page's last row, and null on the
 * last page.
 */
export function pageBefore<Row>(rows: readonly Row[], limit: number, numberOf: (row: Row) => number) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { rows: page, meta: { nextBefore: last === undefined ? null : numberOf(last) } }
}
