/** Who signs a vote in the sandbox, as the form asks for it. */
export const signingPerson = {
  firstName: 'Rūta',
  lastName: 'Žemaitienė',
  phone: '+37061200001',
  personalCode: '48101010001',
  isOwner: true,
  consent: true,
} as const
