import type { User } from '../../src/api/schemas/users.ts'

/** A resident as the API returns it, with a test's changes. */
export const userOf = (changes: Partial<User>): User => ({
  id: 3,
  email: 'board@example.com',
  firstName: 'Eglė',
  lastName: 'Šimkutė',
  phone: null,
  roles: [],
  invalidFields: [],
  ...changes,
})
