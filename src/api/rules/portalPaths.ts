/** Path segments that carry a product's name: a platform may rename them (section 2). */
const nameableParts = ['payment-service', 'portal-pro', 'housing-services', 'self-service'] as const

/** New names of those segments. */
export type PageNames = Readonly<Partial<Record<(typeof nameableParts)[number], string>>>

const common = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/create-password',
  '/verify-email',
  '/verify-contract-email',
  '/contract/verify-email',
  '/unsubscribe',
  '/maintenance',
  '/help-desk',
  '/help-desk/create',
  '/help-desk/:task',
  '/messages',
  '/messages/type/:type/:message',
  '/offers',
  '/offers/:offer',
  '/payment-service',
  '/portal-pro',
  '/housing-services',
  '/self-service',
  '/profile',
  '/profile/contracts',
  '/profile/repair',
  '/contract/create',
  '/contract/register',
  '/contract-unsubscribe/contract/:contract',
  '/client-register',
  '/card-payment',
  '/developer/icons',
]

const ofVendor = ['', '/login', '/organizations', '/contract/create', '/contract/register']

const ofContract = [
  '',
  '/bill',
  '/payment-service',
  '/documents',
  '/help-desk',
  '/help-desk/create',
  '/help-desk/:task',
  '/messages',
  '/messages/type/:type/:message',
  '/meter',
  '/my-contract',
  '/my-house',
  '/poll',
  '/poll/:poll',
  '/unsubscribe/:type',
]

const vendors = ['/vendor/:vendor', '/vendor/:vendor/organizations/:organization']

/** Every path of the portal, with ":" before parameters: common, of vendors and of contracts (NAV-1 to NAV-4). */
export const portalPaths: readonly string[] = [
  ...common,
  ...vendors.flatMap(vendor => [
    ...ofVendor.map(path => vendor + path),
    ...ofContract.map(path => `${vendor}/contract/:contract${path}`),
  ]),
  // Redirects to the contract's own vendor (NAV-5).
  ...ofContract.map(path => `/contract/:contract${path}`),
]

const known = portalPaths.map(path => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

/** Renames the segments of a path. */
export const renamed = (path: string, names: PageNames): string =>
  path
    .split('/')
    .map(part => (Object.hasOwn(names, part) ? names[part as keyof PageNames] : part))
    .join('/')

/** Whether the portal has a page at this path; guards check access separately. */
export function isPortalPath(pathname: string, names: PageNames = {}): boolean {
  const back = Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]))
  const path = renamed(pathname, back)
  return known.some(pattern => pattern.test(path))
}

/** Parses comma-separated "part=name" pairs; undefined if one is invalid. */
export function readPageNames(text: string): PageNames | undefined {
  const pairs = text
    .split(',')
    .filter(pair => pair.trim() !== '')
    .map(pair => pair.trim().split('='))
  const isRight = ([part, name = '', ...rest]: readonly string[]) =>
    (nameableParts as readonly unknown[]).includes(part) &&
    /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) &&
    rest.length === 0 &&
    !known.some(pattern => pattern.test(`/${name}`)) &&
    !known.some(pattern => pattern.test(`/vendor/v/contract/1/${name}`))
  const names = pairs.map(([, name]) => name)
  return pairs.every(isRight) && new Set(names).size === names.length ? Object.fromEntries(pairs) : undefined
}
