import type { CoreServices } from '../../http/CoreServices.ts'
import { invalidField } from '../../http/invalidField.ts'
import { vendorOrigins } from './tables.ts'

/**
 * Checks a redirect address after a payment or social sign-in: allows pages of the portal, of the
 * configured origins and of vendors.
 * @param field body field of the error
 * @param more origins of the calling partner
 * @throws HttpError validation_failed for any other address
 */
export async function checkReturnAddress(
  { config, database }: CoreServices,
  address: string,
  { field = 'returnUrl', more = [] }: { readonly field?: string; readonly more?: readonly string[] } = {},
): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain =
    url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
  if (isPlain) {
    const allowedOrigins = [new URL(config.publicUrl).origin, ...config.allowedOrigins, ...more]
    if (allowedOrigins.includes(url.origin)) return
    const rows = await database.queries.selectDistinct({ origin: vendorOrigins.origin }).from(vendorOrigins)
    if (rows.some(({ origin }) => origin === url.origin)) return
  }
  throw invalidField(field)
}
