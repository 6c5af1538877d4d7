import type { PartnerCapability } from '../../src/api/schemas/partners.ts'

/** Reads the origins whose pages may call the API. */
export interface OriginLookups {
  readonly vendorOrigins: () => Promise<readonly string[]>
  /** One row for each origin of a partner whose keys have not been revoked. */
  readonly partnerOrigins: () => Promise<
    readonly { readonly origin: string; readonly capabilities: readonly PartnerCapability[] }[]
  >
}
