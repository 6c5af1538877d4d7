import type { TextStorage } from './storage.ts'

/** Cookie with the id of the contract that was chosen on this site. */
export const contractCookie = 'resident-contract'

/** Cookie with the id of the role that was chosen on this site. */
export const roleCookie = 'resident-role'

/** The id in one of these cookies; undefined without one. */
export function readId(cookies: TextStorage, name: string): number | undefined {
  const id = Number(cookies.read(name))
  return Number.isInteger(id) && id > 0 ? id : undefined
}
