import { nameOf, spreadTables } from './placement.ts'

const spread = new Set(spreadTables.map(nameOf))

/** A table that a statement reads, updates or deletes from, and the name that it gives it. */
interface Source {
  readonly table: string
  readonly alias: string
}

/** Words of SQL that can follow a table's name. */
const following =
  'where|on|set|inner|left|cross|join|using|order|group|limit|for|returning|union|and|or|except|offset'
const sources = new RegExp(
  String.raw`\b(?:from|join|update|using)\s+"?(\w+)"?(?:\s+(?:as\s+)?(?!(?:${following})\b)"?(\w+)"?)?`,
  'gi',
)

/** Whether the statement compares the source's vendor with a value, or with the vendor of another table. */
function isOfVendor(text: string, { alias }: Source, isAlone: boolean): boolean {
  const column = String.raw`"?${alias}"?\."?vendor_id"?`
  const bare = String.raw`(?<![."\w])"?vendor_id"?`
  // A subselect of its own writes its columns without the table.
  const own = isAlone ? bare : String.raw`from\s+"?${alias}"?\s+where\b[^()]*${bare}`
  const other = String.raw`"?\w+"?\."?vendor_id"?`
  return new RegExp(
    String.raw`(?:${column}|${own})\s*(?:=|in)\s*(?:\$|\(|any\b|${other})|${other}\s*=\s*${column}`,
    'i',
  ).test(text)
}

/**
 * Tables spread by vendor that a statement asks for without naming the vendor, so that it would look into the partitions of
 * all vendors (src/decisions/spread-by-vendor.md). It reads words, not plans: tests/server/database/partitions.test.ts
 * reads plans.
 */
export function tablesWithoutVendor(text: string): readonly string[] {
  const asked = [...text.matchAll(sources)].flatMap(([, table = '', alias = table]): Source[] =>
    spread.has(table) ? [{ table, alias }] : [],
  )
  // A person without contracts has no vendor, and the database reads nothing.
  if (/\(false\b|\bwhere false\b|\band false\b/.test(text)) return []
  const stray = asked.filter(source => !isOfVendor(text, source, asked.length === 1))
  return [...new Set(stray.map(({ table }) => table))]
}
