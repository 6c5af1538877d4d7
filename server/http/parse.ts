import * as z from 'zod/mini'
import { valueAt } from '../../src/api/rules/valueAt.ts'
import { type FieldErrors, HttpError } from './HttpError.ts'

/**
 * Message keys by field. Schemas name the keys of their checks; wrong types and missing fields get a
 * general key.
 */
function fieldErrors(value: unknown, issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.join('.') || 'body'
    const general = valueAt(value, path) === undefined ? 'validation.required' : 'validation.invalid'
    errors[field] = [...(errors[field] ?? []), message.startsWith('validation.') ? message : general]
  }
  return errors
}

/**
 * Parses a value by a schema.
 * @throws HttpError validation_failed with the keys of each field
 */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  throw new HttpError('validation_failed', { fields: fieldErrors(value, result.error.issues) })
}

/** Search parameters as an object; empty ones count as absent (API-1). */
export const queryValues = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([, value]) => value !== ''))
