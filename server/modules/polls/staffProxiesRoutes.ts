import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { contractProxies } from './contractProxies.ts'

/** Proxies of contracts, as the vendor's staff enter and revoke them (VOT-8). */
export function staffProxiesRoutes(
  services: Pick<CoreServices, 'clock' | 'database'>,
): VendorRoutes['proxies'] {
  const proxies = contractProxies(services)
  return {
    list: async ({ vendor, params }) => ({ data: await proxies.list(vendor.id, params.sourceId) }),

    async enter({ vendor, params, body, answerWith }) {
      const data = await proxies.enter(vendor.id, params.sourceId, body)
      answerWith(201)
      return { data }
    },

    async revoke({ vendor, params }) {
      await proxies.revoke(vendor.id, params.sourceId, params.proxy)
    },
  }
}
