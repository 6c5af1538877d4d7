import { eq } from 'drizzle-orm'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { vendors } from '../vendors/tables.ts'

/** The vendor of the calling key (VND-1). */
export function accountOfVendorRoutes({
  database: { queries },
}: Pick<CoreServices, 'database'>): VendorRoutes['account'] {
  return {
    async me({ vendor: { id, key } }) {
      const [vendor] = await queries
        .select({ slug: vendors.slug, title: vendors.title, timeZone: vendors.timeZone })
        .from(vendors)
        .where(eq(vendors.id, id))
      if (!vendor) throw new HttpError('not_found')
      return { data: { vendor, key: { name: key.name, expiresAt: key.expiresAt?.toISOString() ?? null } } }
    },
  }
}
