/** The pages of the portal that are measured: those that users open most. */
export const portalPages = [
  { name: 'sign-in', path: '/login', isPersonal: false },
  { name: 'start page', path: '/', isPersonal: true },
  { name: 'bills', path: '/vendor/alfa/contract/1/bill', isPersonal: true },
  { name: 'meters', path: '/vendor/alfa/contract/1/meter', isPersonal: true },
] as const
