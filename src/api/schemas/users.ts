import * as z from 'zod/mini'
import { data, Id } from './primitives.ts'

/** A role of a user. The guest role has id 0 (PER-1), so any non-negative number is allowed. */
export const Role = z.object({
  id: z.int().check(z.nonnegative()),
  name: z.string(),
  externalName: z.string(),
  permissions: z.array(z.string()),
})
export type Role = z.infer<typeof Role>

export const User = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  roles: z.array(Role),
  /** Names of profile fields the user has to correct before anything else (AUT-18). */
  invalidFields: z.array(z.string()),
})
export type User = z.infer<typeof User>

export const UserAnswer = data(User)
