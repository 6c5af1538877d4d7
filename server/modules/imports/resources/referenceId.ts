import type { AnyRecord, Referenced, Row } from '../Resource.ts'

/**
 * The row that a mandatory reference names.
 * @throws Error if the resource does not declare the reference
 */
export function referenceOf<Record extends AnyRecord>({ refs }: Row<Record>, field: string): Referenced {
  const row = refs.get(field)
  if (!row) throw new Error(`The reference ${field} is not declared.`)
  return row
}

/** The id of the row that an optional reference names. */
export const optionalId = <Record extends AnyRecord>({ refs }: Row<Record>, field: string): number | null =>
  refs.get(field)?.id ?? null
