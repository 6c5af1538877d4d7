/** The pages of the portal whose speed is looked at: those that people open most. */
export const portalPages = [
  { name: 'sign-in', path: '/login', isPersonal: false },
  { name: 'start page', path: '/', isPersonal: true },
  { name: 'bills', path: '/vendor/alfa/contract/1/bill', isPersonal: true },
  { name: 'meters', path: '/vendor/alfa/contract/1/meter', isPersonal: true },
] as const
