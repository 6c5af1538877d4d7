import type { VendorRoutes } from '../http/Handler.ts'
import type { Services } from '../Services.ts'
import { accountOfVendorRoutes } from './vendorKeys/routes.ts'

/** Every handler of the vendor API, in the shape of its table. */
export const vendorRoutes = (services: Services): VendorRoutes => ({
  account: accountOfVendorRoutes(services),
})
