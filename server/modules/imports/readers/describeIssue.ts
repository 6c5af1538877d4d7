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

/** A day, a month, an amount and a moment: what other programs write in another format. */
const samples = ['2026-11-30', '2026-10', '48.20', '2026-11-30T21:59:59Z']

/** The sample that the format accepts; undefined for a format that accepts any word. */
function sampleOf(pattern = ''): string | undefined {
  const end = pattern.lastIndexOf('/')
  const format = new RegExp(pattern.slice(1, end), pattern.slice(end + 1))
  return format.test('word') ? undefined : samples.find(sample => format.test(sample))
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
  const sample = issue.code === 'invalid_format' ? sampleOf(issue.pattern) : undefined
  if (sample !== undefined) return `must look like ${sample}`
  return 'has a value that is not valid'
}
