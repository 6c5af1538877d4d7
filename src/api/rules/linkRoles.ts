/** Roles of a linked contract, by the API's id; the names are those of `Role` (CON-6). */
export const linkRoles = [
  { id: 1, externalName: 'owner' },
  { id: 2, externalName: 'tenant' },
  { id: 3, externalName: 'co_owner' },
  { id: 4, externalName: 'payer' },
  { id: 5, externalName: 'other' },
] as const

/**
 * The role of a form's number: forms count 0 to 2 owner, 3 tenant, 4 co-owner, 5 payer, 6 other (CON-6). Undefined
 * for other numbers.
 */
export const linkRoleOfForm = (formRole: number): number | undefined =>
  Number.isInteger(formRole) && formRole >= 0 && formRole <= 6 ? Math.max(1, formRole - 1) : undefined
