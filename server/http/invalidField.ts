import { HttpError } from './HttpError.ts'

/** The refusal of a field's value that its form shows at the field. */
export const invalidField = (field: string): HttpError =>
  new HttpError('validation_failed', { fields: { [field]: ['validation.invalid'] } })
