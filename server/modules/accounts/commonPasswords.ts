import { isCommonPassword } from '../../../src/api/rules/commonPasswords.ts'
import { HttpError } from '../../http/HttpError.ts'

/** @throws HttpError validation_failed at `password` */
export function refuseCommonPassword(password: string, email = ''): void {
  if (isCommonPassword(password, email))
    throw new HttpError('validation_failed', { fields: { password: ['validation.password_common'] } })
}
