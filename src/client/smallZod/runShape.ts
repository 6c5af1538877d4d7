import { type FoundIssue, issueOf, type Schema, type Shape, type Values } from './makeSchema.ts'

/** Parses what is inside of a value. */
export function runInside(schema: Schema, value: unknown, key: PropertyKey, issues: FoundIssue[]) {
  const inner: FoundIssue[] = []
  const result = schema.run(value, inner)
  for (const issue of inner) issue.path.unshift(key)
  issues.push(...inner)
  return result
}

/** Parses the fields of an object. */
export function runShape(shape: Shape, value: Values, issues: FoundIssue[]) {
  const fields: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(shape)) {
    const isPresent = key in value
    if (!isPresent && schema.optin && schema.optout) continue
    const before = issues.length
    const field = runInside(schema, value[key], key, issues)
    if (isPresent || (schema.optin && field !== undefined)) fields[key] = field
    else if (!schema.optin && issues.length === before)
      issues.push(issueOf('invalid_type', { expected: 'nonoptional' }, { path: [key] }))
  }
  return fields
}
