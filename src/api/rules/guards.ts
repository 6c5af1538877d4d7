import type { OrganizationGroup } from '../schemas/organizations.ts'
import { findContract } from './access.ts'
import { contractPath, pathAfterLogin } from './redirects.ts'
import { safePath } from './safePath.ts'

/** What an address names; each is text as it stands there. */
export interface RouteParams {
  readonly vendor?: string | undefined
  readonly organization?: string | undefined
  readonly contract?: string | undefined
}

/** Everything that the guards of a route look at. */
export interface GuardContext {
  readonly signedIn: boolean
  /** Whether the person has to correct details before anything else (AUT-18). */
  readonly needsRepair: boolean
  /** The person's vendors with the contracts of the current role. */
  readonly groups: readonly OrganizationGroup[]
  /** Slugs of the vendors that everyone may see. */
  readonly publicVendors: readonly string[]
  /** Organizations of the vendor that the address names. */
  readonly organizations: readonly number[]
  readonly params: RouteParams
  /** The whole path asked for, with query and hash. */
  readonly path: string
}

/**
 * What guards decide.
 * - `pass`: the page is shown
 * - `redirect`: another path; `remember` is where to come back to after signing in, `notice` a word to say there
 * - `fault`: a mistake in our route table (NAV-12)
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

/** The sign-in page that belongs to an address: the vendor's own where there is a vendor (NAV-10). */
export const loginPath = ({ vendor, organization }: RouteParams): string =>
  (vendor !== undefined &&
    safePath(
      `/vendor/${encodeURIComponent(vendor)}${organization === undefined ? '' : `/organizations/${encodeURIComponent(organization)}`}/login`,
    )) ||
  '/login'

/** Lets signed-in people through; a visitor signs in first and comes back (NAV-10). */
const auth: Guard = ({ signedIn, params, path }) => {
  if (signedIn) return pass
  const remember = safePath(path)
  // "/" is where everyone lands anyway; kept, it would stand before what a vendor wants (NAV-7).
  return {
    kind: 'redirect',
    to: loginPath(params),
    ...(remember === undefined || remember === '/' ? {} : { remember }),
  }
}

/** Lets visitors through; a signed-in person goes home (NAV-8). */
const guest: Guard = ({ signedIn }) => (signedIn ? { kind: 'redirect', to: '/' } : pass)

/** A vendor's pages for signed-in people: a visitor signs in with the vendor, where there is such a vendor (NAV-10). */
const vendorAuth: Guard = situation => {
  const verdict = auth(situation)
  const isKnown = situation.publicVendors.includes(situation.params.vendor ?? '')
  return verdict.kind === 'redirect' && !isKnown ? { ...verdict, to: '/login' } : verdict
}

/** A vendor's sign-in is for visitors: a signed-in person goes to that vendor (NAV-8). */
const vendorGuest: Guard = ({ signedIn, params }) =>
  signedIn
    ? { kind: 'redirect', to: safePath(`/vendor/${encodeURIComponent(params.vendor ?? '')}`) ?? '/' }
    : pass

/** The organization in an address decides how the page is laid out, so it has to be a number (LAY-10). */
const layout: Guard = ({ params: { organization } }) =>
  organization === undefined || /^[1-9]\d{0,8}$/.test(organization)
    ? pass
    : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }

/**
 * Takes `return_url` out of an address: a path of this site is where the person goes, at once or after signing in; any
 * other address is dropped (NAV-10).
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

/** Lets vendors through that the person has or that everyone may see, with an organization of theirs (NAV-11). */
const vendor: Guard = ({ groups, publicVendors, organizations, params }) => {
  const known =
    groups.some(({ slug }) => slug === params.vendor) || publicVendors.includes(params.vendor ?? '')
  const ours = params.organization === undefined || organizations.includes(Number(params.organization))
  return known && ours ? pass : { kind: 'redirect', to: '/', notice: 'unknown-vendor' }
}

/** Lets a contract through that is the person's own and belongs to the vendor and organization named (NAV-11). */
const contract: Guard = ({ groups, params }) => {
  const found = /^[1-9]\d{0,8}$/.test(params.contract ?? '')
    ? findContract(groups, Number(params.contract))
    : undefined
  const right =
    found?.group.slug === params.vendor &&
    (params.organization === undefined || found?.contract.organizationId === Number(params.organization))
  return found && right ? pass : { kind: 'redirect', to: '/', notice: 'foreign-contract' }
}

/** Sends a person whose details need correcting to do that first (AUT-18). */
const validProfile: Guard = ({ needsRepair }) =>
  needsRepair ? { kind: 'redirect', to: '/profile/repair' } : pass

/** Lets only people through whose details need correcting (AUT-18). */
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

/** Asks guards by name, in order, until one does not let through. A name nobody knows is a 500 (NAV-12). */
export function runGuards(names: readonly string[], situation: GuardContext): GuardResult {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (!guard) return { kind: 'fault', status: 500, message: `No guard is called "${name}".` }
    const verdict = guard(situation)
    if (verdict.kind !== 'pass') return verdict
  }
  return pass
}

/** Where a vendor's own page leads: the stored address, else the first contract there; undefined without one (NAV-6). */
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
 * Where signing in on a page leads: the stored address; on a vendor's sign-in page that vendor's page if the
 * person has a contract there; else what the first vendor wants (NAV-7).
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
