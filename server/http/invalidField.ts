import { HttpError } from './HttpError.ts'

/**
 * The refusal of a field's value, which its form shows at the field.
 * @param key key of the message
 */
export const invalidField = (field: string, key = 'validation.invalid'): HttpError =>
  new HttpError('validation_failed', { fields: { [field]: [key] } })
