import type { Role } from '../api/schemas/users.ts'
import type { Translate } from '../i18n/TextsContext.ts'

/** Roles that have a text under `shared:roles`. */
const known = new Set('owner tenant co_owner payer other member_of_the_board president'.split(' '))

/** What a role is called; one that has no text goes by the name the server gives it. */
export const roleName = (
  t: Translate,
  { externalName, name }: Pick<Role, 'externalName' | 'name'>,
): string => (known.has(externalName) ? t(`shared:roles.${externalName}`) : name)
