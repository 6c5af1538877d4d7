import { users } from './tables.ts'

/** What staff of vendors see of a person. */
export const personFields = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
} as const
