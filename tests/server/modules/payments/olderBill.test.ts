import { and, desc, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

const { id, organizationId } = payableContract
const amount = '31.00'

onEachDatabase('Paying an older bill', server => {
  let bill: Awaited<ReturnType<typeof billToPay>>
  let olderId: number
  beforeEach(async () => {
    const { queries } = server().database
    bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(organizationId) })
    const [, older] = await queries
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.contractId, id), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
    if (!older) throw new Error('The contract has one bill.')
    olderId = older.id
    await queries
      .update(invoices)
      .set({ amountCents: 3100, dueCents: 3100, isPending: false })
      .where(eq(invoices.id, olderId))
  })
  const read = async (path: string) => {
    const token = await server().signIn('owner@example.com')
    return (await server().read(`contracts/${id}/${path}`, { token })).data
  }
  const older = async () =>
    (await read('invoices?limit=50')).find((invoice: { id: number }) => invoice.id === olderId)
  const press = (payment: string, action: string) => pressAtBank(server(), payment, action)

  test('BIL-16: an older bill is paid by itself, and the latest one stays as it is', async () => {
    const started = await startedPayment(await bill.payAsOwner({ invoiceId: olderId, amount }))
    expect(started).toMatchObject({ amount, invoiceId: olderId })
    await press(started.id, 'approve')
    expect(await read(`payments/${started.id}`)).toMatchObject({ state: 'success', invoiceId: olderId })
    expect(await older()).toMatchObject({ state: 'paid', amountDue: '0.00' })
    expect(await bill.dueCents()).toBe(bill.amountCents)
    expect(await bill.booked()).toEqual([3100])
  })

  describe('without an account', () => {
    const payAsGuest = async (typed: string) => (await bill.payAsGuest({ amount: typed })).json()

    test('CRD-1, BIL-16: an older bill is confirmed and paid by its amount after the latest one was paid', async () => {
      await press((await startedPayment(await bill.payAsGuest())).id, 'approve')
      expect([await bill.dueCents(), (await older()).amountDue]).toEqual([0, amount])
      const { service, reference } = payableContract
      const query = new URLSearchParams({ service, reference, amount })
      expect((await server().read(`card-payment/bills?${query}`)).data).toEqual({ amount, currency: 'EUR' })
      await press((await payAsGuest(amount)).data.id, 'approve')
      expect(await older()).toMatchObject({ state: 'paid', amountDue: '0.00' })
      expect(await bill.booked()).toEqual([bill.amountCents, 3100])
      expect(await payAsGuest(amount)).toMatchObject({ code: 'already_paid' })
    })

    test('CRD-1, PSP-5: a second payment of the latest bill is refused though an older one is open', async () => {
      const latest = centsText(bill.amountCents)
      await press((await startedPayment(await bill.payAsOwner())).id, 'pending')
      expect(await payAsGuest(latest)).toMatchObject({ code: 'payment_unavailable' })
      await server()
        .database.queries.update(invoices)
        .set({ dueCents: 0, isPending: false })
        .where(eq(invoices.id, bill.invoiceId))
      expect(await payAsGuest(latest)).toMatchObject({ code: 'already_paid' })
    })
  })

  test('BIL-16: bills of one contract are paid at the same time, each by its own payment', async () => {
    const [first, second] = await Promise.all([
      bill.payAsOwner({ invoiceId: olderId }).then(startedPayment),
      bill.payAsOwner().then(startedPayment),
    ])
    for (const { id: payment } of [first, second]) await press(payment, 'approve')
    expect(await older()).toMatchObject({ state: 'paid' })
    expect(await bill.dueCents()).toBe(0)
  })

  test('BIL-13, BIL-16: an older bill is paid in parts where the vendor allows it', async () => {
    await server().database.queries.update(vendors).set({ partPaymentsEnabled: true })
    const { id: payment } = await startedPayment(
      await bill.payAsOwner({ invoiceId: olderId, amount, part: '11.00' }),
    )
    await press(payment, 'approve')
    expect(await older()).toMatchObject({ amountDue: '20.00' })
    await server().database.queries.update(vendors).set({ partPaymentsEnabled: false })
  })

  test('BIL-3, BIL-16: a changed amount, a paid bill, a credit and a bill of another contract are refused', async () => {
    const { queries } = server().database
    const codeOf = async (changes: object) => (await (await bill.payAsOwner(changes)).json()).code
    expect(await codeOf({ invoiceId: olderId, amount: '30.00' })).toBe('invalid_payment_amount')
    const [foreign] = await queries
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.vendorId, 1), ne(invoices.contractId, id)))
    expect(await codeOf({ invoiceId: foreign?.id })).toBe('invalid_object_id')
    await queries.update(invoices).set({ type: 'credit' }).where(eq(invoices.id, olderId))
    expect(await codeOf({ invoiceId: olderId })).toBe('invalid_object_id')
    await queries.update(invoices).set({ type: 'monthly', dueCents: 0 }).where(eq(invoices.id, olderId))
    expect(await codeOf({ invoiceId: olderId })).toBe('already_paid')
  })
})
