import type * as z from 'zod/mini'

type Path = readonly PropertyKey[]
type Parsed<Schema extends z.ZodMiniType> = ReturnType<Schema['safeParse']>

/** Stands for a record that is left out, and for a list of which nothing is left. */
const gone = Symbol()

/** A copy of a value without the list items that the paths lead into. A list that loses all its items goes with what holds it. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return value
  if (typeof value !== 'object' || value === null || paths.some(path => path.length === 0)) return gone
  const inside = (name: PropertyKey) => paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
  if (Array.isArray(value)) {
    const readable = value.map((item, at) => without(item, inside(at))).filter(item => item !== gone)
    return readable.length === 0 ? gone : readable
  }
  // A field that is missing has an issue as well.
  if (paths.some(([first]) => first !== undefined && !(first in value))) return gone
  const fields = Object.entries(value).map(([name, field]) => [name, without(field, inside(name))] as const)
  return fields.some(([, field]) => field === gone) ? gone : Object.fromEntries(fields)
}

/** Rounds in which a list may have lost so many items that it is refused itself. */
const maxRounds = 3

/**
 * Parses an answer without those records of its lists that the schema refuses, because one bad record must not take a
 * list down (ERR-3). Of nested lists the innermost record goes. A list of bad records alone is refused as a whole,
 * because an empty one would say that there is nothing.
 * @param refused the answer and what its schema refused
 */
export function readableRecords<Schema extends z.ZodMiniType>(
  schema: Schema,
  refused: { readonly json: unknown; readonly issues: readonly { readonly path: Path }[] },
): Parsed<Schema> | undefined {
  let { json, issues } = refused
  for (let round = 0; round < maxRounds; round += 1) {
    json = without(
      json,
      issues.map(({ path }) => path),
    )
    if (json === gone) return undefined
    const parsed = schema.safeParse(json)
    if (parsed.success) return parsed as Parsed<Schema>
    issues = parsed.error.issues
  }
  return undefined
}
