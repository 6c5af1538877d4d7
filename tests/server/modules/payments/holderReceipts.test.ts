import { beforeEach, expect, test } from 'vitest'
import { mockAccount } from '../../../../demo/seed/mockMethods.ts'
import { vendors } from '../../../../server/modules/vendors/tables.ts'
import { centsText } from '../../../../src/api/rules/money.ts'
import { billToPay, payableContract, startedPayment } from '../../../support/billToPay.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pdfText } from '../../../support/pdfText.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

onEachDatabase('Receipts of holders', server => {
  let bill: Awaited<ReturnType<typeof billToPay>>
  const { id: contract, organizationId } = payableContract
  beforeEach(async () => {
    bill = await billToPay(server())
    await bill.useAccount({ provider: 'http', account: mockAccount(organizationId) })
    await server()
      .database.queries.update(vendors)
      .set({ partPaymentsEnabled: true, advancePaymentsEnabled: true })
  })

  const press = (payment: string, action: string) => pressAtBank(server(), payment, action)
  const pay = async (changes: object) => {
    const { id } = await startedPayment(await bill.payAsOwner(changes))
    for (const action of ['approve', 'notify']) await press(id, action)
    return id
  }
  const receiptUrl = async (payment: string, locale = 'en', email = 'owner@example.com', of = contract) => {
    const answer = await server().call(`contracts/${of}/payments/${payment}/receipt-url`, {
      token: await server().signIn(email),
      headers: { 'Accept-Language': locale },
    })
    return { status: answer.status, ...((await answer.json()) as { data?: { url: string } }) }
  }
  /** The words of a receipt. */
  const read = async (payment: string, locale?: string) => {
    const answer = await fetch((await receiptUrl(payment, locale)).data?.url ?? '')
    const { text, pages } = await pdfText(await answer.arrayBuffer())
    return { pages, text: text.replace(/\s+/g, ' ') }
  }

  test('BIL-15: the receipt of a part says in four languages of which bill, its total and what was paid', async () => {
    const { number, amount } = (
      await server().read(`contracts/${contract}/invoices/last`, {
        token: await server().signIn('owner@example.com'),
      })
    ).data
    const part = await pay({ part: '10.00' })
    for (const [locale, ...words] of [
      ['en', `Part of bill ${number}`, 'Total of the bill', `€${amount}`],
      ['lt', `Sąskaitos ${number} dalis`, 'Visa sąskaitos suma', amount.replace('.', ',')],
      ['lv', `Rēķina ${number} daļa`, 'Visa rēķina summa', amount.replace('.', ',')],
      ['ru', `Часть счёта ${number}`, 'Вся сумма счёта', amount.replace('.', ',')],
    ]) {
      const { text, pages } = await read(part, locale)
      expect(pages).toBe(1)
      for (const word of [...words, payableContract.reference, 'Alfa namai Vilnius'])
        expect(text).toContain(word)
      expect(text).toMatch(/10[.,]00/)
    }
  })

  test('BIL-15: the receipt of a whole bill has no total beside it; one in advance names no bill, and what was given back is said', async () => {
    const whole = await read(await pay({}))
    expect(whole.text).toMatch(/Bill [A-Z]+-/)
    expect(whole.text).not.toContain('Total of the bill')
    await bill.reopen()
    const advance = await pay({ invoiceId: null, amount: '50.00' })
    expect((await read(advance)).text).toContain('Payment in advance for the next bills')
    expect((await read(advance)).text).not.toContain('Returned to the payer')
    await press(advance, 'refund-half')
    expect((await read(advance)).text).toContain('Returned to the payer')
  })

  test('BIL-15: the history names the payments that have a receipt, a refund has none', async () => {
    const part = await pay({ part: '10.00' })
    await press(part, 'refund-half')
    const { data } = await server().read(`contracts/${contract}/invoices/history?kind=payment`, {
      token: await server().signIn('owner@example.com'),
    })
    expect(data).toMatchObject([{ payment: null }, { amount: '10.00', payment: part }])
  })

  test('BIL-15: nobody else gets a receipt, nor one of a payment that has not come', async () => {
    const part = await pay({ part: '10.00' })
    expect((await receiptUrl(part)).status).toBe(200)
    expect((await receiptUrl(part, 'en', 'single@example.com', 6)).status).toBe(404)
    expect((await receiptUrl(part, 'en', 'owner@example.com', 2)).status).toBe(404)
    // The reference alone opens it no more than an unknown one.
    expect((await server().call(`card-payment/payments/${part}/receipt-url`)).status).toBe(404)
    const { id: open } = await startedPayment(await bill.payAsOwner({ part: '5.00' }))
    expect((await receiptUrl(open)).status).toBe(404)
    await bill.reopen()
    const stranger = await startedPayment(await bill.payAsGuest({ amount: centsText(bill.amountCents) }))
    for (const action of ['approve', 'notify']) await press(stranger.id, action)
    expect((await receiptUrl(stranger.id)).status).toBe(404)
  })
})
