import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { removeOverdue } from '../../../../server/jobs/retention.ts'
import { mails } from '../../../../server/mail/tables.ts'
import { invoices } from '../../../../server/modules/invoices/tables.ts'
import { paymentOrders } from '../../../../server/modules/payments/tables.ts'
import { retentionRules } from '../../../../server/retentionRules.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pdfText } from '../../../support/pdfText.ts'
import { pressAtBank } from '../../../support/pressAtBank.ts'

onEachDatabase('A receipt', server => {
  /** Starts a payment and presses the named button at the bank. */
  const pay = async (
    action: string,
    { locale = 'lt', email = 'ruta@example.com', bank = 'baltijos' } = {},
  ) => {
    server().clock.advance(16 * 60)
    // The bill is due again, because a paid one takes no payment.
    await server()
      .database.queries.update(invoices)
      .set({ dueCents: sql`greatest(${invoices.amountCents}, 0)` })
      .where(eq(invoices.contractId, 1))
    const { data } = await server().read('card-payment/payments', {
      headers: { 'Accept-Language': locale },
      body: {
        service: 'alfa-vilnius',
        reference: '100217',
        payerName: 'Rūta Žemaitienė',
        email,
        amount: '20.00',
        type: 'bank',
        bank,
        returnUrl: `${server().hostsUrl}/partner/`,
      },
    })
    await pressAtBank(server(), data.id, action)
    return data.id as string
  }
  const receiptUrl = async (payment: string, locale = 'lt') => {
    const answer = await server().call(`card-payment/payments/${payment}/receipt-url`, {
      headers: { 'Accept-Language': locale },
    })
    return { status: answer.status, ...((await answer.json()) as { data?: { url: string } }) }
  }
  const orderOf = async (reference: string) => {
    const { queries } = server().database
    const [order] = await queries.select().from(paymentOrders).where(eq(paymentOrders.reference, reference))
    return order
  }

  test.each([
    ['en', ['Payment receipt', 'House maintenance, Vilnius', '€20.29', 'Payment fee']],
    ['lt', ['Mokėjimo kvitas', 'Namo priežiūra Vilniuje', '20,29', 'Mokėjimo mokestis']],
    ['lv', ['Maksājuma kvīts', 'Mājas uzturēšana Viļņā', '20,29', 'Komisija']],
    ['ru', ['Квитанция об оплате', 'Содержание дома, Вильнюс', '20,29', 'Комиссия']],
  ])(
    'CRD-1, I18-1: in %s it names what was paid for, who paid, to whom and how much, on one page',
    async (locale, labels) => {
      const payment = await pay('approve', { locale })
      const { data } = await receiptUrl(payment, locale)
      const response = await fetch(data?.url ?? '')
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${payment.slice(0, 12)}.pdf"`,
        'cache-control': 'no-store',
      })
      const { text, pages } = await pdfText(await response.arrayBuffer())
      const compactText = text.replace(/\s+/g, ' ')
      for (const expectedText of [
        ...labels,
        '100217',
        'Rūta Žemaitienė',
        'Alfa namai Vilnius',
        'Baltijos bankas',
      ])
        expect(compactText).toContain(expectedText)
      expect(pages).toBe(1)
    },
  )

  test('CRD-1: exists once the payment is confirmed; its address expires and works for this receipt only', async () => {
    expect((await receiptUrl(await pay('decline'))).status).toBe(404)
    expect((await receiptUrl(await pay('pending'))).status).toBe(404)
    expect((await receiptUrl('A'.repeat(43))).status).toBe(404)
    const [firstPayment, secondPayment] = [await pay('approve'), await pay('approve')]
    const firstUrl = new URL((await receiptUrl(firstPayment)).data?.url ?? '')
    const secondUrl = new URL((await receiptUrl(secondPayment)).data?.url ?? '')
    expect((await fetch(`${secondUrl.origin}${secondUrl.pathname}${firstUrl.search}`)).status).toBe(403)
    expect((await fetch(`${firstUrl}&download=1`)).headers.get('Content-Disposition')).toMatch(/^attachment/)
    server().clock.advance(61)
    expect((await fetch(firstUrl)).status).toBe(410)
  })

  test("CRD-1: is mailed to the payer once, in the payer's language, and the address is deleted", async () => {
    const { queries } = server().database
    const email = 'ona@example.com'
    const letters = () => queries.select().from(mails).where(eq(mails.recipient, email))
    const payment = await pay('pending', { email, bank: 'nemuno' })
    expect(await letters()).toEqual([])
    expect((await orderOf(payment))?.payerEmail).toBe(email)
    for (const action of ['approve', 'notify', 'notify']) await pressAtBank(server(), payment, action)
    const [letter, ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ kind: 'receipt', locale: 'lt' })
    expect(letter?.placeholders).toMatchObject({ service: 'Namo priežiūra Vilniuje' })
    expect(letter?.placeholders.amount).toMatch(/20,00\s€/)
    // The mail has no user input, because anybody can enter a name and a stranger's address.
    expect(JSON.stringify(letter)).not.toContain('Rūta')
    expect(letter?.link).toBe(`/card-payment?payment=${payment}`)
    expect(await orderOf(payment)).toMatchObject({ payerEmail: null, payerName: 'Rūta Žemaitienė' })
  })

  test('CRD-1: the payer of an unpaid order is deleted after a month', async () => {
    const unpaidPayment = await pay('decline')
    const paid = await pay('approve')
    server().clock.advance(31 * 86_400)
    const silentLogger = { info: () => {}, warn: () => {}, error: () => {} }
    const files = { remove: async () => undefined } as never
    await removeOverdue(
      { database: server().database, clock: () => server().clock.now, files, logger: silentLogger },
      retentionRules,
    )
    expect(await orderOf(unpaidPayment)).toMatchObject({ payerName: null, payerEmail: null })
    expect(await orderOf(paid)).toMatchObject({ payerName: 'Rūta Žemaitienė' })
  })
})
