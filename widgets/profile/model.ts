import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { User } from '../../src/api/schemas/users.ts'
import type { Formats } from '../../src/i18n/formats.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ContractChoice, DetailValues, ProofState } from './types.ts'

/** Initial values of the form. */
export const detailsOf = ({ firstName, lastName, phone }: Pick<User, keyof DetailValues>): DetailValues => ({
  firstName,
  lastName,
  phone: phone ?? '',
})

const nameOf = ({ contractName, objects, username }: Contract, numbered: Formats['numbered']) =>
  [contractName?.name ?? objects[0]?.address, numbered(username)]
    .filter(part => part !== undefined)
    .join(' · ')

/** The user's contracts as options, labelled by name or address and number. */
export const choicesOf = (
  groups: readonly OrganizationGroup[],
  numbered: Formats['numbered'],
): readonly ContractChoice[] =>
  groups.flatMap(({ contracts }) =>
    contracts.map(contract => ({ id: contract.id, name: nameOf(contract, numbered) })),
  )

/** Errors of linking and unlinking a social account, each with its own message (AUT-12). */
export const socialErrors = [
  'social_failed',
  'social_link_failed',
  'social_linked_elsewhere',
  'social_already_linked',
  'social_link_unavailable',
  'social_unlink_unavailable',
] as const

/** Errors of adding a passkey, each with its own message (AUT-21). */
export const passkeyErrors = ['passkey_refused', 'passkeys_full', 'passkeys_unavailable'] as const

/** Message of the password that an action needs. */
export const proofError = (t: Translate, { error }: ProofState): string | undefined =>
  error && t(error === 'validation.password_wrong' ? 'proof.wrong' : 'proof.missing')
