import { isCommonPassword } from '../../../src/api/rules/commonPasswords.ts'
import { invalidField } from '../../http/invalidField.ts'

/** @throws HttpError validation_failed at `password` */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email)) throw invalidField('password', 'validation.password_common')
}
