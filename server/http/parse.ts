import * as z from 'zod/mini'
import { valueAt } from '../../src/api/rules/valueAt.ts'
import { type FieldErrors, HttpError } from './HttpError.ts'

type Issues = readonly z.core.$ZodIssue[]

/** Fields that the schema does not have. */
const unknownFields = (issues: Issues): readonly string[] =>
  issues.flatMap(issue =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key].join('.')) : [],
  )

/**
 * Message keys by field. Schemas name the keys of their checks; unknown fields, wrong types and missing
 * fields get a general key.
 */
function fieldErrors(value: unknown, issues: Issues): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const field of unknownFields(issues)) errors[field] = ['validation.invalid']
  for (const { code, path, message } of issues) {
    if (code === 'unrecognized_keys') continue
    const field = path.join('.') || 'body'
    const general = valueAt(value, path) === undefined ? 'validation.required' : 'validation.invalid'
    errors[field] = [...(errors[field] ?? []), message.startsWith('validation.') ? message : general]
  }
  return errors
}

/**
 * Parses a value by a schema.
 * @throws HttpError validation_failed with the keys of each field, and a sentence about unknown fields
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const { issues } = result.error
  const unknown = unknownFields(issues)
  throw new HttpError('validation_failed', {
    ...(unknown.length > 0 && { message: unknown.map(name => `There is no field "${name}".`).join(' ') }),
    fields: fieldErrors(value, issues),
  })
}

/** Search parameters as an object; empty ones count as absent (API-1). */
export const queryValues = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([, value]) => value !== ''))
