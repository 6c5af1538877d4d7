import * as z from 'zod/mini'
import { RepairBody } from '../../src/api/schemas/accounts.ts'
import { Email } from '../../src/api/schemas/auth.ts'
import type { User } from '../../src/api/schemas/users.ts'
import type { RepairName, RepairValues } from './types.ts'

const names: readonly RepairName[] = ['firstName', 'lastName', 'phone', 'email']

/** What is asked for is checked as the server checks it. */
export const RepairForm = z.extend(RepairBody, { email: z.optional(Email) })

/** The fields at fault that can be corrected here, in the order of a form. */
export const fieldsToCorrect = ({ invalidFields }: Pick<User, 'invalidFields'>): readonly RepairName[] =>
  names.filter(name => invalidFields.includes(name))

/** What the person's fields hold now, to be corrected rather than typed anew. */
export const valuesOf = (user: User, fields: readonly RepairName[]): RepairValues =>
  Object.fromEntries(fields.map(name => [name, user[name] ?? '']))
