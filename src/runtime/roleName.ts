import type { Role } from '../api/schemas/users.ts'
import type { Translate } from '../i18n/TextsContext.ts'

/** Roles with a text under `shared:roles`. */
const roleCodes = new Set('owner tenant co_owner payer other member_of_the_board president'.split(' '))

/** Display name of a role; a role without a text has the server's name. */
export const roleName = (
  t: Translate,
  { externalName, name }: Pick<Role, 'externalName' | 'name'>,
): string => (roleCodes.has(externalName) ? t(`shared:roles.${externalName}`) : name)
