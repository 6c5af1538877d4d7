import { HttpError } from '../../http/HttpError.ts'
import type { Services } from '../../Services.ts'
import { vendorOrigins } from './tables.ts'

/**
 * Where a person may be sent back to after paying or from a provider: pages of the portal, of the configured origins
 * and of vendors.
 * @param field of the body that is told of it
 * @param more origins of the partner whose page it is
 * @throws HttpError validation_failed for any other address
 */
export async function checkReturnAddress(
  { config, database }: Services,
  address: string,
  { field = 'returnUrl', more = [] }: { readonly field?: string; readonly more?: readonly string[] } = {},
): Promise<void> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain =
    url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === ''
  if (isPlain) {
    const known = [new URL(config.publicUrl).origin, ...config.allowedOrigins, ...more]
    if (known.includes(url.origin)) return
    const rows = await database.queries.selectDistinct({ origin: vendorOrigins.origin }).from(vendorOrigins)
    if (rows.some(({ origin }) => origin === url.origin)) return
  }
  throw new HttpError('validation_failed', { fields: { [field]: ['validation.invalid'] } })
}
