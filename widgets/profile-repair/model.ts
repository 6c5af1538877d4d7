import * as z from 'zod/mini'
import { plainPhone } from '../../src/api/rules/plainPhone.ts'
import { RepairBody } from '../../src/api/schemas/accounts.ts'
import { Email } from '../../src/api/schemas/auth.ts'
import type { User } from '../../src/api/schemas/users.ts'
import type { RepairName, RepairValues } from './types.ts'

const names: readonly RepairName[] = ['firstName', 'lastName', 'phone', 'email']

/** The server's schema of the correction. */
export const RepairForm = z.extend(RepairBody, { email: z.optional(Email) })

/** Invalid fields that can be corrected here, in the order of the form. */
export const fieldsToCorrect = ({ invalidFields }: Pick<User, 'invalidFields'>): readonly RepairName[] =>
  names.filter(name => invalidFields.includes(name))

/** The body of the correction. */
export const repairBody = (values: RepairValues): RepairValues =>
  values.phone === undefined ? values : { ...values, phone: plainPhone(values.phone) }

/** Current values of the given fields. */
export const valuesOf = (user: User, fields: readonly RepairName[]): RepairValues =>
  Object.fromEntries(fields.map(name => [name, user[name] ?? '']))
