import type { Role, User } from '../schemas/users.ts'

/** The role of guests: id 0 and no permissions. */
export const guestRole: Role = { id: 0, name: 'Guest', externalName: 'guest', permissions: [] }

/** The user's role with this id, else the guest role (PER-1). */
export const currentRole = (user: User | undefined, roleId: number | undefined): Role =>
  user?.roles.find(role => role.id === roleId) ?? guestRole
