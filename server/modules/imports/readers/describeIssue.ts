import type * as z from 'zod/mini'
import { valueAt } from '../../../../src/api/rules/valueAt.ts'
import type { Refusal } from './RawRow.ts'

type Issue = z.core.$ZodIssue

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The first issue of a record as a reason and a sentence. */
export function describeIssue(value: unknown, issue: Issue): Refusal {
  const field = issue.path.map(String).join('.')
  const at = field === '' ? {} : { field }
  if (issue.code === 'unrecognized_keys') {
    const name = [...issue.path, issue.keys[0] ?? ''].map(String).join('.')
    return { field: name, reason: 'unknown_field', message: `There is no field "${name}".` }
  }
  if (field === '') return { reason: 'not_an_object', message: 'The row is not a JSON object.' }
  if (valueAt(value, issue.path) === undefined)
    return { ...at, reason: 'required', message: `The field ${field} is missing.` }
  return { ...at, reason: 'invalid', message: `The field ${field} ${expectationOf(issue)}.` }
}

function expectationOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_big') return `must not be more than ${issue.maximum}`
  if (issue.code === 'too_small') return `must not be less than ${issue.minimum}`
  return 'has a value that is not valid'
}
