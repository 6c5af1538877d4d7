import type { PublicOrganizationGroup } from '../../../src/api/schemas/organizations.ts'

/** The URL of a vendor's logo; undefined without a logo, and for a scheme other than HTTP(S). */
export function logoAddress(portal: string, logo: PublicOrganizationGroup['logo']): string | undefined {
  if (!logo || !URL.canParse(logo.svg, portal)) return undefined
  const { protocol, href } = new URL(logo.svg, portal)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
