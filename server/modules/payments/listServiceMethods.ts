import type { PaymentMethod } from '../../../src/api/schemas/payments.ts'
import { asc, eq } from '../../database/drizzle.ts'
import { HttpError } from '../../http/HttpError.ts'
import { vendors } from '../vendors/tables.ts'
import { findMerchant } from './findMerchant.ts'
import { listPaymentMethods } from './listPaymentMethods.ts'
import type { PaymentServices } from './PaymentServices.ts'
import { cardPaymentServices } from './tables.ts'

/** Returns the methods of an organization; none if it accepts no payments at present. */
async function methodsOf(services: PaymentServices, organizationId: number): Promise<PaymentMethod[]> {
  try {
    return await listPaymentMethods(services, await findMerchant(services, organizationId))
  } catch (error) {
    if (error instanceof HttpError) return []
    throw error
  }
}

/**
 * Returns the methods of all services that anyone can pay for. Methods that differ between merchants
 * name their services.
 * @param vendor slug of a vendor; default: all
 */
export async function listServiceMethods(
  services: PaymentServices,
  vendor: string | undefined,
): Promise<PaymentMethod[]> {
  const rows = await services.database.queries
    .select({ code: cardPaymentServices.code, organizationId: cardPaymentServices.organizationId })
    .from(cardPaymentServices)
    .innerJoin(vendors, eq(vendors.id, cardPaymentServices.vendorId))
    .where(vendor === undefined ? undefined : eq(vendors.slug, vendor))
    .orderBy(asc(cardPaymentServices.position))
  const organizations = [...new Set(rows.map(row => row.organizationId))]
  const methods = new Map<string, { readonly method: PaymentMethod; readonly codes: string[] }>()
  const lists = await Promise.all(organizations.map(id => methodsOf(services, id)))
  lists.forEach((list, index) => {
    const codes = rows.filter(row => row.organizationId === organizations[index]).map(row => row.code)
    for (const method of list) {
      const { logo: _, ...facts } = method
      const key = JSON.stringify(facts)
      const entry = methods.get(key) ?? { method, codes: [] }
      entry.codes.push(...codes)
      methods.set(key, entry)
    }
  })
  return [...methods.values()].map(({ method, codes }) =>
    codes.length === rows.length ? method : { ...method, services: codes },
  )
}
