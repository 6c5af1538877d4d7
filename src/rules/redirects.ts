import type { OrganizationGroup } from '../schemas/organizations.ts'

/**
 * A path of this origin, or undefined for anything that could lead elsewhere (NAV-10).
 * Checked when an address is stored and again when it is read.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return undefined
  // Control characters and backslashes are dropped or turned into slashes by browsers.
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return undefined
  const base = 'https://same.invalid'
  if (!URL.canParse(value, base)) return undefined
  const url = new URL(value, base)
  return url.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : undefined
}

/** The address of a contract's page, with the organization where the vendor shows its organizations (CON-1). */
export const contractPath = (group: OrganizationGroup, contractId: number): string => {
  const contract = group.contracts.find(({ id }) => id === contractId)
  const organization =
    group.showOrganizationsPage && contract ? `/organizations/${contract.organizationId}` : ''
  return `/vendor/${group.slug}${organization}/contract/${contractId}`
}

/** Where a person lands after signing in: the first vendor's first contract if that vendor wants so, else "/" (NAV-7). */
export function pathAfterLogin(groups: readonly OrganizationGroup[]): string {
  const [first] = groups
  const contract = first?.contracts[0]
  return first?.settings.redirectToVendorEnabled && contract ? contractPath(first, contract.id) : '/'
}
