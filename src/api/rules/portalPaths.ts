import type { GuardName } from './guards.ts'
import { type Area, type Audience, allPages, type NameableSegment, type PageName } from './portalPages.ts'

/** A path of a page in the router's syntax, e.g. "/vendor/:vendor/contract/:contract/bill". */
export interface PortalPath {
  readonly path: string
  readonly page: PageName
  readonly area: Area
  readonly guards: readonly GuardName[]
}

const residentsOf: Readonly<Record<Area, readonly GuardName[]>> = {
  common: ['auth', 'validProfile'],
  vendor: ['layout', 'vendorAuth', 'validProfile', 'vendor'],
  contract: ['layout', 'vendorAuth', 'validProfile', 'vendor', 'contract'],
  'organization-contract': ['layout', 'vendorAuth', 'validProfile', 'vendor', 'contract'],
}

/** Guards of a page by its audience, then by the area of its path. Contracts have one audience: their holders. */
const guardsFor: Readonly<Record<Audience, Readonly<Partial<Record<Area, readonly GuardName[]>>>>> = {
  residents: residentsOf,
  everyone: { common: [], vendor: ['layout', 'vendor'] },
  guests: { common: ['guest'] },
  'sign-in': { common: ['redirectUrl', 'guest'], vendor: ['layout', 'vendor', 'redirectUrl', 'vendorGuest'] },
  'residents-to-repair': { common: ['auth', 'invalidProfile'] },
}

const areaOf = (path: string): Area => {
  if (!path.startsWith('/vendor/')) return 'common'
  if (!path.includes('/contract/:contract')) return 'vendor'
  return path.includes('/:organization/') ? 'organization-contract' : 'contract'
}

/** Every path that a template stands for: with and without each of its brackets, without its query. */
export function expandTemplate(template: string): readonly string[] {
  const [brackets, inner = ''] = /\[([^[\]]*)\]/.exec(template) ?? []
  if (brackets !== undefined)
    return [
      ...new Set([
        ...expandTemplate(template.replace(brackets, '')),
        ...expandTemplate(template.replace(brackets, inner)),
      ]),
    ]
  return [template.replace(/\{\?[^}]*\}/, '').replace(/\{(\w+)\}/g, ':$1')]
}

/** Every path of the portal with its page (NAV-1 to NAV-4). @throws Error when an audience has no guards in an area */
export const portalPaths: readonly PortalPath[] = allPages.flatMap(
  ([page, { paths, audience = 'residents' }]) =>
    paths.flatMap(expandTemplate).map(path => {
      const area = areaOf(path)
      const guards = guardsFor[audience][area]
      if (!guards) throw new Error(`Page "${page}": audience "${audience}" has no guards for ${path}.`)
      return { path, page, area, guards }
    }),
)

const contractPrefix = '/vendor/:vendor/contract/:contract'

/** The part of a path below its contract, e.g. "/bill"; undefined for other paths. */
export const pathInContract = ({ path, area }: Pick<PortalPath, 'path' | 'area'>): string | undefined =>
  area === 'contract' ? path.slice(contractPrefix.length) : undefined

/** Paths of contracts without their vendor, which redirect to those with it (NAV-5). */
export const pathsWithoutVendor: readonly PortalPath[] = portalPaths.flatMap(entry => {
  const below = pathInContract(entry)
  return below === undefined
    ? []
    : [{ ...entry, path: `/contract/:contract${below}`, area: 'common', guards: residentsOf.common }]
})

/** Literal segments first: "/help-desk/create" is not a task. */
const matchers = [...portalPaths, ...pathsWithoutVendor]
  .map(entry => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/g, '[^/]+')}/?$`) }))
  .toSorted((a, b) => a.entry.path.split(':').length - b.entry.path.split(':').length)

const nameableSegments: readonly string[] = allPages.flatMap(([, page]) => page.nameableSegment ?? [])

/** A platform's names of renamed segments, by segment. */
export type PageNames = Readonly<Partial<Record<NameableSegment, string>>>

/** A path with each nameable segment replaced by the platform's name for it. */
export const renamed = (path: string, names: PageNames): string =>
  path
    .split('/')
    .map(part => (Object.hasOwn(names, part) ? names[part as keyof PageNames] : part))
    .join('/')

/** The portal's path that an address matches; undefined if the portal has no such page. Reads no data. */
export function portalPathAt(pathname: string, names: PageNames = {}): PortalPath | undefined {
  const original = Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name]))
  const path = renamed(pathname, original)
  return matchers.find(({ pattern }) => pattern.test(path))?.entry
}

/** Reads comma-separated "segment=name" pairs; undefined if a pair is malformed or its name is in use. */
export function readPageNames(text: string): PageNames | undefined {
  const pairs = text
    .split(',')
    .filter(pair => pair.trim() !== '')
    .map(pair => pair.trim().split('='))
  const isValid = ([segment = '', name = '', ...rest]: readonly string[]) =>
    nameableSegments.includes(segment) &&
    /^[a-z0-9][a-z0-9-]{0,59}$/.test(name) &&
    rest.length === 0 &&
    !portalPathAt(`/${name}`) &&
    !portalPathAt(`/vendor/v/contract/1/${name}`)
  const names = pairs.map(([, name]) => name)
  return pairs.every(isValid) && new Set(names).size === names.length ? Object.fromEntries(pairs) : undefined
}
