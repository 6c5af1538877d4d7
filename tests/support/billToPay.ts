import { and, desc, eq, ne } from 'drizzle-orm'
import { invoices, payments } from '../../server/modules/invoices/tables.ts'
import { paymentAccounts, paymentOrders } from '../../server/modules/payments/tables.ts'
import { centsText } from '../../src/api/rules/money.ts'
import type { TestServer } from './server.ts'

/** Contract 1 of the demo, whose organization takes payments without an account under a service. */
export const payableContract = { id: 1, organizationId: 1, service: 'alfa-vilnius', reference: '100217' }

/**
 * Makes the latest bill of the payable contract due in full, closes its orders, and returns calls that pay
 * it.
 */
export async function billToPay(server: TestServer) {
  const { queries } = server.database
  const { id, organizationId, service, reference } = payableContract
  const ofContract = and(eq(invoices.contractId, id), ne(invoices.type, 'credit'))
  const [invoice] = await queries
    .select()
    .from(invoices)
    .where(ofContract)
    .orderBy(desc(invoices.date), desc(invoices.id))
  if (!invoice) throw new Error('The contract has no bill.')
  const { amountCents } = invoice
  const isInvoice = eq(invoices.id, invoice.id)
  /** Makes the bill due in full and removes what was paid. */
  const reopen = async () => {
    await queries.update(paymentOrders).set({ state: 'failed' }).where(eq(paymentOrders.state, 'pending'))
    await queries.update(invoices).set({ dueCents: amountCents, isPending: false }).where(isInvoice)
    await queries.delete(payments).where(eq(payments.contractId, id))
  }
  await reopen()
  const token = await server.signIn('owner@example.com')
  const path = `contracts/${id}/payments`
  const owner = { type: 'bank', bank: 'nemuno', returnUrl: `${server.url}/contract/${id}/bills` }
  const guest = {
    ...owner,
    service,
    reference,
    payerName: 'Rūta Žemaitienė',
    email: 'ruta@example.com',
    amount: centsText(amountCents),
  }
  return {
    invoiceId: invoice.id,
    number: invoice.number,
    amountCents,
    reopen,
    /** Uses an account at a provider for the organization; undefined removes it. */
    useAccount: async (account: { provider: 'http' | 'stripe'; account: string } | undefined) => {
      const isAccount = eq(paymentAccounts.organizationId, organizationId)
      await queries.delete(paymentAccounts).where(isAccount)
      if (account)
        await queries
          .insert(paymentAccounts)
          .values({ vendorId: invoice.vendorId, organizationId, ...account })
    },
    methods: () => server.call(`${path}/payment-methods`, { token }),
    payAsOwner: (changes: object = {}, key?: string) =>
      server.call(path, {
        token,
        body: { ...owner, invoiceId: invoice.id, ...changes },
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
      }),
    payAsGuest: (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
      server.call('card-payment/payments', { body: { ...guest, ...changes }, headers }),
    dueCents: async () => {
      const [row] = await queries.select({ dueCents: invoices.dueCents }).from(invoices).where(isInvoice)
      return row?.dueCents
    },
    /** Amounts of the contract's payments in cents, oldest first. */
    booked: async () => {
      const rows = await queries
        .select({ amountCents: payments.amountCents })
        .from(payments)
        .where(eq(payments.contractId, id))
        .orderBy(payments.id)
      return rows.map(row => row.amountCents)
    },
    orderOf: async (payment: string) => {
      const [order] = await queries.select().from(paymentOrders).where(eq(paymentOrders.reference, payment))
      if (!order) throw new Error('There is no such order.')
      return order
    },
  }
}

/** The started payment of an answer. */
export async function startedPayment(answer: Response): Promise<{ id: string; redirectUrl: string }> {
  const json = (await answer.json()) as { data?: { id: string; redirectUrl: string } }
  if (!json.data) throw new Error(`The payment was not started: ${JSON.stringify(json)}`)
  return json.data
}
