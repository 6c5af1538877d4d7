import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { agreementNumber, hasNewestBill } from '../contractLinks/findByInvoice.ts'
import { contracts } from '../contracts/tables.ts'
import { isFeatureOn } from '../platform/featureQueries.ts'
import { vendors } from '../vendors/tables.ts'

/** What a caller without an account knows of a contract. */
export interface Proof {
  readonly vendor: string
  readonly agreementCode: string
  readonly invoiceNumber: string
  readonly invoiceAmount: string
}

const hour = 3600
/**
 * Attempts at one contract number by all callers together, so that its bill cannot be guessed. They count for numbers
 * that no contract has too.
 */
const numberLimits = {
  action: 'guest-reading-number',
  perAccount: 20,
  perAddress: Number.POSITIVE_INFINITY,
  windowSeconds: 24 * hour,
}
/** Attempts at one vendor by all callers together, and of one network address. */
const vendorLimits = {
  action: 'guest-reading',
  perAccount: 5000,
  perAddress: 60,
  windowSeconds: hour,
}

/** Id that no row has: what is not proven does the same work as what is. */
const noContract = 0

/** Returns the vendor with a short name. @throws HttpError not_found */
export async function vendorBySlug(queries: Queries, slug: string) {
  const [vendor] = await queries.select().from(vendors).where(eq(vendors.slug, slug))
  if (!vendor) throw new HttpError('not_found')
  return vendor
}

/**
 * Counts an attempt, and returns the vendor and the contract number as it is stored.
 * @throws HttpError rate_limited; validation_failed for an unknown vendor; forbidden if it takes no readings without an
 *   account
 */
export async function countAttempt(
  services: Pick<CoreServices, 'database' | 'clock'>,
  { vendor: slug, agreementCode }: Proof,
  address: string,
) {
  const { queries } = services.database
  const number = agreementNumber(agreementCode)
  await enforceRateLimit(services, { ...vendorLimits, account: slug, address })
  await enforceRateLimit(services, { ...numberLimits, account: `${slug} ${number}`, address })
  const [vendor] = await queries.select().from(vendors).where(eq(vendors.slug, slug))
  if (!vendor) throw invalidField('vendor')
  if (!(await isFeatureOn(queries, vendor.id, 'reading-without-account'))) throw new HttpError('forbidden')
  return { vendor, number }
}

/**
 * Finds an active contract by its number and newest bill. Executes the same statements whether the contract exists or
 * not, and whether the bill is right or not (RDG-2).
 * @returns the contract; if nothing is proven, one that has no rows, and false
 */
export async function findProven(
  queries: Queries,
  vendorId: number,
  number: string,
  proof: Proof,
): Promise<{
  readonly contract: { readonly id: number; readonly vendorId: number }
  readonly isProven: boolean
}> {
  const [contract] = await queries
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(eq(contracts.vendorId, vendorId), eq(contracts.username, number), eq(contracts.isActive, true)),
    )
  const isProven = await hasNewestBill(queries, { id: contract?.id ?? noContract, vendorId }, proof)
  return { contract: { id: contract && isProven ? contract.id : noContract, vendorId }, isProven }
}
