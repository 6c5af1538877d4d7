import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { findVendor } from '../vendors/findVendor.ts'
import { partnerOfPage } from './partnerOfPage.ts'

/** Partners by their keys (CRD-1). */
export function partnersRoutes(services: CoreServices): Pick<Routes['partners'], 'partnerAccess'> {
  const { queries } = services.database

  return {
    async partnerAccess({ query: { key, capability }, request }) {
      const { partner } = await partnerOfPage(services, { publishableKey: key }, request, capability)
      const vendor = await findVendor(queries, partner.vendorId)
      if (!vendor) throw new HttpError('partner_key_unknown')
      return { data: { name: partner.name, vendor: vendor.slug, capabilities: [...partner.capabilities] } }
    },
  }
}
