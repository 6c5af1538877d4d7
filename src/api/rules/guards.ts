import type { OrganizationGroup } from '../schemas/organizations.ts'
import { findContract, findContractByParam } from './access.ts'
import { pathOf } from './destinations.ts'
import { contractPath, pathAfterLogin } from './redirects.ts'
import { safePath } from './safePath.ts'

/** Parameters of a path, as text. */
export interface RouteParams {
  readonly vendor?: string | undefined
  readonly organization?: string | undefined
  readonly contract?: string | undefined
}

/** Input of the guards of a route. */
export interface GuardContext {
  readonly signedIn: boolean
  /** Whether the user has to correct profile details before anything else (AUT-18). */
  readonly needsRepair: boolean
  /** The user's vendors with the contracts of the current role. */
  readonly groups: readonly OrganizationGroup[]
  /** The user's vendors with the contracts of all roles. */
  readonly allGroups: readonly OrganizationGroup[]
  /** Slugs of the public vendors. */
  readonly publicVendors: readonly string[]
  /** Organization ids of the vendor in the path. */
  readonly organizations: readonly number[]
  readonly params: RouteParams
  /** The requested path with query and hash. */
  readonly path: string
}

/**
 * - `pass`: the page is rendered
 * - `redirect`: to another path; `remember` is the return address to store, `notice` a notice to show there
 * - `fault`: an error in the route table (NAV-12)
 */
export type GuardResult =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly remember?: string
      readonly notice?: 'foreign-contract' | 'other-role' | 'unknown-vendor'
    }
  | { readonly kind: 'fault'; readonly status: 500; readonly message: string }

type Guard = (context: GuardContext) => GuardResult

const pass: GuardResult = { kind: 'pass' }

/** The vendor and the organization of a path, as parameters of a destination. */
export const vendorParams = ({ vendor, organization }: RouteParams) => ({
  ...(vendor !== undefined && { vendor }),
  ...(organization !== undefined && { organization }),
})

/** The sign-in page of a path: the vendor's if the path has a vendor (NAV-10). */
export const loginPath = (params: RouteParams): string => pathOf('login', vendorParams(params))

/** A vendor's own page; undefined without a vendor. */
export const vendorPath = ({ vendor, organization }: RouteParams): string | undefined =>
  vendor === undefined
    ? undefined
    : safePath(
        `/vendor/${encodeURIComponent(vendor)}${organization === undefined ? '' : `/organizations/${encodeURIComponent(organization)}`}`,
      )

/** A redirect that stores the path, because the user returns to it afterwards. */
function detour(to: string, path: string): GuardResult {
  const remember = safePath(path)
  // "/" is the default after signing in. If stored, it would override the vendor's own landing page (NAV-7).
  return { kind: 'redirect', to, ...(remember === undefined || remember === '/' ? {} : { remember }) }
}

/** Passes signed-in users; redirects guests to the sign-in page and stores the path (NAV-10). */
const auth: Guard = ({ signedIn, params, path }) => (signedIn ? pass : detour(loginPath(params), path))

/** Passes guests; redirects signed-in users to the start page (NAV-8). */
const guest: Guard = ({ signedIn }) => (signedIn ? { kind: 'redirect', to: '/' } : pass)

/** Like `auth` for a vendor's pages: uses the general sign-in page if the vendor is unknown (NAV-10). */
const vendorAuth: Guard = context => {
  const result = auth(context)
  const isKnown = context.publicVendors.includes(context.params.vendor ?? '')
  return result.kind === 'redirect' && !isKnown ? { ...result, to: pathOf('login') } : result
}

/** Passes guests on a vendor's sign-in page; redirects signed-in users to that vendor (NAV-8). */
const vendorGuest: Guard = ({ signedIn, params }) =>
  signedIn ? { kind: 'redirect', to: vendorPath({ vendor: params.vendor }) ?? '/' } : pass

/** Requires the organization in the path to be a number, because the layout depends on it (LAY-10). */
const layout: Guard = ({ params: { organization } }) =>
  organization === undefined || /^[1-9]\d{0,8}$/.test(organization)
    ? pass
    : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }

/**
 * Removes `return_url` from the query. Redirects to it if it is a path of this site, at once or after signing in;
 * ignores any other address (NAV-10).
 */
const redirectUrl: Guard = ({ signedIn, path }) => {
  const url = new URL(path, 'https://same.invalid')
  const requested = url.searchParams.get('return_url')
  if (requested === null) return pass
  const remember = safePath(requested)
  if (signedIn && remember !== undefined) return { kind: 'redirect', to: remember }
  url.searchParams.delete('return_url')
  const to = url.pathname + url.search + url.hash
  return { kind: 'redirect', to, ...(remember !== undefined && { remember }) }
}

/** Passes the user's own and public vendors, and organizations that belong to them (NAV-11). */
const vendor: Guard = ({ allGroups, publicVendors, organizations, params }) => {
  const isKnown =
    allGroups.some(({ slug }) => slug === params.vendor) || publicVendors.includes(params.vendor ?? '')
  const ownsOrganization =
    params.organization === undefined || organizations.includes(Number(params.organization))
  return isKnown && ownsOrganization ? pass : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }
}

/**
 * Passes the user's own contracts if they belong to the vendor and the organization in the path, and to the current
 * role (NAV-11, PER-3).
 */
const contract: Guard = ({ groups, allGroups, params }) => {
  const owned = findContractByParam(allGroups, params.contract)
  const belongs =
    owned?.group.slug === params.vendor &&
    (params.organization === undefined || owned?.contract.organizationId === Number(params.organization))
  if (!owned || !belongs) return { kind: 'redirect', to: '/', notice: 'foreign-contract' }
  return findContract(groups, owned.contract.id) ? pass : { kind: 'redirect', to: '/', notice: 'other-role' }
}

/** Redirects users who have to correct profile details to that page and stores the path (AUT-18). */
const validProfile: Guard = ({ needsRepair, path }) =>
  needsRepair ? detour(pathOf('profile-repair'), path) : pass

/** Passes only users who have to correct profile details (AUT-18). */
const invalidProfile: Guard = ({ needsRepair }) => (needsRepair ? pass : { kind: 'redirect', to: '/' })

const guards = {
  auth,
  guest,
  vendor,
  vendorAuth,
  vendorGuest,
  contract,
  validProfile,
  invalidProfile,
  layout,
  redirectUrl,
} satisfies Readonly<Record<string, Guard>>

export type GuardName = keyof typeof guards

const isGuardName = (name: string): name is GuardName => Object.hasOwn(guards, name)

/** Runs guards by name, in order, until one does not pass. An unknown name is a 500 (NAV-12). */
export function runGuards(names: readonly string[], context: GuardContext): GuardResult {
  for (const name of names) {
    if (!isGuardName(name)) return { kind: 'fault', status: 500, message: `Unknown guard "${name}".` }
    const result = guards[name](context)
    if (result.kind !== 'pass') return result
  }
  return pass
}

/** Redirect of a vendor's own page: the stored address, else the first contract there; undefined without a contract (NAV-6). */
export function vendorLanding(
  groups: readonly OrganizationGroup[],
  { vendor: slug, organization }: RouteParams,
  stored: string | undefined,
): string | undefined {
  const group = groups.find(candidate => candidate.slug === slug)
  const first = group?.contracts.find(
    ({ organizationId }) => organization === undefined || organizationId === Number(organization),
  )
  if (!group || !first) return undefined
  return organization === undefined
    ? (safePath(stored) ?? contractPath(group, first.id))
    : `/vendor/${group.slug}/organizations/${first.organizationId}/contract/${first.id}`
}

/** The vendor and the organization of a path without its route, e.g. of the return address. */
export function vendorOfPath(path: string | undefined): RouteParams {
  const [, vendor, organization] =
    /^\/vendor\/([\w-]+)(?:\/organizations\/(\d+))?(?:\/|$)/.exec(path ?? '') ?? []
  return { vendor, organization }
}

/**
 * Redirect after signing in: the stored address; on a vendor's sign-in page that vendor's page if the user has a
 * contract there; else the landing page of the user's first vendor (NAV-7).
 */
export function landing(
  groups: readonly OrganizationGroup[],
  params: RouteParams,
  stored: string | undefined,
): string {
  return (
    safePath(stored) ?? vendorLanding(groups, { vendor: params.vendor }, undefined) ?? pathAfterLogin(groups)
  )
}
