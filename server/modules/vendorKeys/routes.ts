import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { findVendor } from '../vendors/findVendor.ts'

/** The vendor of the calling key (VND-1). */
export function accountOfVendorRoutes({
  database: { queries },
}: Pick<CoreServices, 'database'>): VendorRoutes['account'] {
  return {
    async me({ vendor: { id, key } }) {
      const vendor = await findVendor(queries, id)
      if (!vendor) throw new HttpError('not_found')
      const { slug, title, timeZone } = vendor
      return {
        data: {
          vendor: { slug, title, timeZone },
          key: { name: key.name, expiresAt: key.expiresAt?.toISOString() ?? null },
        },
      }
    },
  }
}
