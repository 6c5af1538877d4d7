/**
 * The pages of the portal that are measured: those that users open most. `largest` is the limit of the largest paint, as a
 * multiple of the Preact hello's.
 */
export const portalPages = [
  { name: 'sign-in', path: '/login', isPersonal: false, largest: 1.6 },
  { name: 'start page', path: '/', isPersonal: true, largest: 2 },
  { name: 'bills', path: '/vendor/alfa/contract/1/bill', isPersonal: true, largest: 2.2 },
  { name: 'meters', path: '/vendor/alfa/contract/1/meter', isPersonal: true, largest: 2.2 },
] as const
