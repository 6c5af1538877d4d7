import type { OrganizationGroup } from '../schemas/organizations.ts'
import { findContract } from './access.ts'
import { contractPath, pathAfterLogin } from './redirects.ts'
import { safePath } from './safePath.ts'

/** Route parameters, as text. */
export interface RouteParams {
  readonly vendor?: string | undefined
  readonly organization?: string | undefined
  readonly contract?: string | undefined
}

/** Input of the guards of a route. */
export interface GuardContext {
  readonly signedIn: boolean
  /** Whether the user has profile fields to correct first (AUT-18). */
  readonly needsRepair: boolean
  /** The user's vendors with their contracts in the current role. */
  readonly groups: readonly OrganizationGroup[]
  /** Slugs of all public vendors. */
  readonly publicVendors: readonly string[]
  /** Organizations of the vendor in the path. */
  readonly organizations: readonly number[]
  readonly params: RouteParams
  /** Requested path with query and hash. */
  readonly path: string
}

/**
 * Result of a guard.
 * - `pass`: renders the page
 * - `redirect`: opens another path; `remember` is the path to return to after signing in, `notice` a message to show
 *   there
 * - `fault`: a mistake in the route table (NAV-12)
 */
export type GuardResult =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly remember?: string
      readonly notice?: 'foreign-contract' | 'unknown-vendor'
    }
  | { readonly kind: 'fault'; readonly status: 500; readonly message: string }

type Guard = (situation: GuardContext) => GuardResult

const pass: GuardResult = { kind: 'pass' }

/** The sign-in page for a path: the vendor's own where the path has a vendor (NAV-10). */
export const loginPath = ({ vendor, organization }: RouteParams): string =>
  (vendor !== undefined &&
    safePath(
      `/vendor/${encodeURIComponent(vendor)}${organization === undefined ? '' : `/organizations/${encodeURIComponent(organization)}`}/login`,
    )) ||
  '/login'

/** Passes signed-in users; others sign in and return (NAV-10). */
const auth: Guard = ({ signedIn, params, path }) => {
  if (signedIn) return pass
  const remember = safePath(path)
  // "/" is the default; stored, it would override the vendor's landing page (NAV-7).
  return {
    kind: 'redirect',
    to: loginPath(params),
    ...(remember === undefined || remember === '/' ? {} : { remember }),
  }
}

/** Passes guests; signed-in users go to the start page (NAV-8). */
const guest: Guard = ({ signedIn }) => (signedIn ? { kind: 'redirect', to: '/' } : pass)

/** Passes signed-in users; guests sign in on the vendor's page, if the vendor exists (NAV-10). */
const vendorAuth: Guard = situation => {
  const verdict = auth(situation)
  const isKnown = situation.publicVendors.includes(situation.params.vendor ?? '')
  return verdict.kind === 'redirect' && !isKnown ? { ...verdict, to: '/login' } : verdict
}

/** Passes guests; signed-in users go to the vendor's page (NAV-8). */
const vendorGuest: Guard = ({ signedIn, params }) =>
  signedIn
    ? { kind: 'redirect', to: safePath(`/vendor/${encodeURIComponent(params.vendor ?? '')}`) ?? '/' }
    : pass

/** The organization must be a number, because it selects the layout of the page (LAY-10). */
const layout: Guard = ({ params: { organization } }) =>
  organization === undefined || /^[1-9]\d{0,8}$/.test(organization)
    ? pass
    : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }

/**
 * Consumes `return_url`: a path of this site is opened now or after signing in; any other URL is dropped (NAV-10).
 */
const redirectUrl: Guard = ({ signedIn, path }) => {
  const url = new URL(path, 'https://same.invalid')
  const wanted = url.searchParams.get('return_url')
  if (wanted === null) return pass
  const remember = safePath(wanted)
  if (signedIn && remember !== undefined) return { kind: 'redirect', to: remember }
  url.searchParams.delete('return_url')
  const to = url.pathname + url.search + url.hash
  return { kind: 'redirect', to, ...(remember !== undefined && { remember }) }
}

/** Passes vendors of the user and public ones, with an organization of theirs (NAV-11). */
const vendor: Guard = ({ groups, publicVendors, organizations, params }) => {
  const known =
    groups.some(({ slug }) => slug === params.vendor) || publicVendors.includes(params.vendor ?? '')
  const ours = params.organization === undefined || organizations.includes(Number(params.organization))
  return known && ours ? pass : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }
}

/** Passes the user's own contract if it belongs to the vendor and organization in the path (NAV-11). */
const contract: Guard = ({ groups, params }) => {
  const found = /^[1-9]\d{0,8}$/.test(params.contract ?? '')
    ? findContract(groups, Number(params.contract))
    : undefined
  const right =
    found?.group.slug === params.vendor &&
    (params.organization === undefined || found?.contract.organizationId === Number(params.organization))
  return found && right ? pass : { kind: 'redirect', to: '/', notice: 'foreign-contract' }
}

/** Redirects users with profile fields to correct to the correction page (AUT-18). */
const validProfile: Guard = ({ needsRepair }) =>
  needsRepair ? { kind: 'redirect', to: '/profile/repair' } : pass

/** Passes only users with profile fields to correct (AUT-18). */
const invalidProfile: Guard = ({ needsRepair }) => (needsRepair ? pass : { kind: 'redirect', to: '/' })

const guards: Readonly<Record<string, Guard>> = {
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
}

/** Runs guards by name, in order, until one does not pass. An unknown name is a 500 (NAV-12). */
export function runGuards(names: readonly string[], situation: GuardContext): GuardResult {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) return { kind: 'fault', status: 500, message: `No guard is called "${name}".` }
    const verdict = guard(situation)
    if (verdict.kind !== 'pass') return verdict
  }
  return pass
}

/** Target of a vendor's page: the stored path, else the first contract there; undefined without one (NAV-6). */
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

/**
 * Target after signing in: the stored path; on a vendor's sign-in page that vendor's page if the user has a contract
 * there; else the landing page of the first vendor (NAV-7).
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
