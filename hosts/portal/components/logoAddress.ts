import type { PublicOrganizationGroup } from '../../../src/api/schemas/organizations.ts'

/** The address of a vendor's logo, which is only ever shown as an image; undefined where there is none. */
export function logoAddress(portal: string, logo: PublicOrganizationGroup['logo']): string | undefined {
  if (!logo || !URL.canParse(logo.svg, portal)) return undefined
  const { protocol, href } = new URL(logo.svg, portal)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
