import { centsText } from '../../../src/api/rules/money.ts'
import type { PaymentSession } from '../../../src/api/schemas/partners.ts'
import { randomSecret } from '../../common/crypto.ts'
import type { Queries, Transaction } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { CallerPartner } from '../../http/AccessLookups.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { organizations } from '../vendors/tables.ts'
import type { Order, PaymentTerms } from './beginPayment.ts'
import { isOrderOf } from './isOrderOf.ts'
import { foundNothingDue, isLeft } from './paymentAnswer.ts'
import { readCents } from './readChoice.ts'
import { beginServicePayment, openBill, type Payer } from './servicePayments.ts'
import { cardPaymentServices, paymentOrders, paymentSessions } from './tables.ts'

export type Session = typeof paymentSessions.$inferSelect

/** Lifetime of a payment session. */
const openMilliseconds = 60 * 60 * 1000

interface Fixed {
  readonly service: string
  readonly reference: string
  readonly amount: string
}

/**
 * Creates a payment session for one of the vendor's services.
 * @throws HttpError invalid_object_id if the vendor has no such service or number,
 *   invalid_payment_amount
 */
export async function createPaymentSession(
  tx: Transaction,
  partner: Pick<CallerPartner, 'id' | 'vendorId'>,
  { service, reference, amount }: Fixed,
  now: Date,
): Promise<string> {
  const [payableService] = await tx
    .select({ code: cardPaymentServices.code, currency: organizations.currency })
    .from(cardPaymentServices)
    .innerJoin(organizations, eq(organizations.id, cardPaymentServices.organizationId))
    .where(and(eq(cardPaymentServices.code, service), eq(cardPaymentServices.vendorId, partner.vendorId)))
  if (!payableService || !(await openBill(tx, service, reference, amount)))
    throw new HttpError('invalid_object_id')
  const id = randomSecret()
  await tx.insert(paymentSessions).values({
    id,
    vendorId: partner.vendorId,
    partnerId: partner.id,
    service,
    reference,
    amountCents: readCents(amount),
    currency: payableService.currency,
    createdAt: now,
    expiresAt: new Date(now.getTime() + openMilliseconds),
  })
  return id
}

/**
 * Returns a payment session with its order; undefined if the id is unknown.
 * @param partnerId only if the session is that partner's
 */
export async function findPaymentSession(queries: Queries | Transaction, id: string, partnerId?: number) {
  const [row] = await queries
    .select({ session: paymentSessions, order: paymentOrders })
    .from(paymentSessions)
    .leftJoin(
      paymentOrders,
      and(
        eq(paymentOrders.vendorId, paymentSessions.vendorId),
        eq(paymentOrders.reference, paymentSessions.orderReference),
      ),
    )
    .where(
      and(
        eq(paymentSessions.id, id),
        partnerId === undefined ? undefined : eq(paymentSessions.partnerId, partnerId),
      ),
    )
  return row
}

/** State of a session whose order has settled: its amount may be given back, or is about to be. */
const settledState = (order: Order) =>
  foundNothingDue(order) || order.refundedCents >= order.amountCents ? 'refunded' : 'paid'

/** Converts a payment session to the API's shape. */
export function paymentSessionAnswer(session: Session, order: Order | null, now: Date): PaymentSession {
  const isUnderWay = order?.state === 'pending' && !isLeft(order, now)
  const unpaid = session.expiresAt <= now ? 'expired' : 'open'
  return {
    id: session.id,
    service: session.service,
    reference: session.reference,
    amount: centsText(session.amountCents),
    currency: session.currency,
    state: order?.state === 'success' ? settledState(order) : isUnderWay ? 'pending' : unpaid,
    payment: order?.reference ?? null,
    expiresAt: session.expiresAt.toISOString(),
  }
}

/**
 * Starts a session's payment, or returns its pending one: a session has one open payment and is paid
 * once.
 * @param expected values on the page; refused unless they are the session's
 * @returns the order's reference
 * @throws HttpError payment_session_used, payment_session_expired, or an error of the differing value
 */
export async function beginSessionPayment(
  tx: Transaction,
  services: Pick<CoreServices, 'clock'>,
  id: string,
  expected: Fixed & Payer,
  terms: PaymentTerms,
): Promise<string> {
  const now = services.clock()
  // Locks the session, so that a concurrent call finds the order of the first.
  const isSession = eq(paymentSessions.id, id)
  await tx.select({ id: paymentSessions.id }).from(paymentSessions).where(isSession).for('update')
  const row = await findPaymentSession(tx, id)
  if (!row) throw unknownSession()
  const { session, order } = row
  if (expected.service !== session.service || expected.reference !== session.reference)
    throw new HttpError('invalid_object_id')
  if (expected.amount !== centsText(session.amountCents)) throw new HttpError('invalid_payment_amount')
  const { state } = paymentSessionAnswer(session, order, now)
  if (state === 'paid' || state === 'refunded') throw new HttpError('payment_session_used')
  if (state === 'expired') throw new HttpError('payment_session_expired')
  if (state === 'pending' && order) return order.reference
  if (order?.state === 'pending')
    await tx.update(paymentOrders).set({ state: 'failed', failure: 'link_expired' }).where(isOrderOf(order))
  const orderReference = await beginServicePayment(tx, services, expected, terms, id)
  await tx.update(paymentSessions).set({ orderReference }).where(isSession)
  return orderReference
}

/** Error of a body without a known session. */
export const unknownSession = () => invalidField('session')
