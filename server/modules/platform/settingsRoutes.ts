import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { changeVendorSettings, readVendorSettings } from '../vendors/vendorSettings.ts'
import { readVendorTexts, replaceVendorTexts } from './vendorTexts.ts'

/** Settings, branding and texts of the calling vendor (VND-7). */
export const vendorSettingsRoutes = ({
  database: { queries },
}: Pick<CoreServices, 'database'>): VendorRoutes['settings'] => ({
  async read({ vendor }) {
    return { data: await readVendorSettings(queries, vendor.id) }
  },
  async change({ vendor, body }) {
    return { data: await changeVendorSettings(queries, vendor.id, body) }
  },
  async texts({ vendor, params: { locale } }) {
    return { data: await readVendorTexts(queries, vendor.id, locale) }
  },
  async replaceTexts({ vendor, params: { locale }, body }) {
    await replaceVendorTexts(queries, vendor.id, locale, body)
    return { data: await readVendorTexts(queries, vendor.id, locale) }
  },
})
