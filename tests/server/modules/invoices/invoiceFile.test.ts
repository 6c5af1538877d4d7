import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { printInvoice } from '../../../../server/modules/invoices/printInvoice.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { pdfText } from '../../../support/pdfText.ts'

onEachDatabase("An invoice's PDF", server => {
  const fileUrl = async (locale = 'lt', contract = 2) => {
    const token = await server().signIn('owner@example.com')
    const lastInvoice = await server().read(`contracts/${contract}/invoices/last`, { token })
    const answer = await server().read(`contracts/${contract}/invoices/${lastInvoice.data.id}/file-url`, {
      token,
      headers: { 'Accept-Language': locale },
    })
    return { invoice: lastInvoice.data, url: new URL(answer.data.url), expiresAt: answer.data.expiresAt }
  }

  test('BIL-1: opens without a token as a PDF with no-store', async () => {
    const { url, invoice } = await fileUrl()
    expect(url.origin).toBe(server().url)
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('BIL-1: is sent as an attachment when the address asks for a download', async () => {
    const { url, invoice } = await fileUrl()
    url.searchParams.set('download', '1')
    const response = await fetch(url)
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${invoice.number}.pdf"`)
  })

  test.each([
    ['en', ['Amount to pay', 'House management', 'Please pay by 30 November 2026', 'Hot water']],
    [
      'lt',
      ['Mokėtina suma', 'Namo administravimas', 'Prašome sumokėti iki 2026 m. lapkričio 30 d.', 'Šildymas'],
    ],
    [
      'lv',
      ['Summa apmaksai', 'Mājas apsaimniekošana', 'Apmaksas termiņš: 2026. gada 30. novembris', 'Apkure'],
    ],
    ['ru', ['Сумма к оплате', 'Управление домом', 'Просим оплатить до 30 ноября 2026', 'Отопление']],
  ])('BIL-6 I18-1: in %s every letter can be extracted from one page', async (locale, labels) => {
    const { url, invoice } = await fileUrl(locale)
    const { text, pages } = await pdfText(await (await fetch(url)).arrayBuffer())
    const compactText = text.replace(/\s+/g, ' ')
    for (const expectedText of [
      ...labels,
      invoice.number,
      '100234',
      'Šiaurės pr. 61-17, Kaunas',
      'Nemuno bankas',
    ])
      expect(compactText).toContain(expectedText)
    expect(compactText.replaceAll(',', '.')).toContain(invoice.amountDue)
    expect(pages).toBe(1)
  })

  const longestInvoice = {
    vendor: { title: 'Beta komunalinės paslaugos', color: null },
    organization: {
      name: 'Beta Klaipėda',
      code: '301234784',
      address: 'Taikos pr. 61, 91182 Klaipėda',
      email: 'klaipeda@beta.example',
      bank: 'Nemuno bankas',
      iban: 'LT12 1000 0111 0100 1004',
    },
    contract: { username: '200268', addresses: ['Liepų g. 1-1, Klaipėda', 'Liepų g. 1-2, Klaipėda'] },
    number: 'BET-200268-2601',
    type: 'monthly',
    date: '2026-02-05',
    dueDate: '2026-02-28',
    period: '2026-01-01',
    amountCents: 1200,
    dueCents: 700,
    currency: 'EUR',
    lines: Array.from({ length: 12 }, () => ({ serviceCode: 'electricity_common', amountCents: 100 })),
  } as const

  test('BIL-1: an invoice with every service, two addresses and a partial payment fits on one page', async () => {
    const { text, pages, misplaced } = await pdfText(
      await new Response(await printInvoice(longestInvoice, 'ru')).arrayBuffer(),
    )
    expect(pages).toBe(1)
    expect(text).toContain('Укажите назначение платежа')
    expect(misplaced).toEqual([])
  })

  test('BIL-1: an invoice of forty lines and long names leaves every text readable', async () => {
    const [line] = longestInvoice.lines
    const printed = await printInvoice(
      {
        ...longestInvoice,
        vendor: { title: 'Klaipėdos daugiabučių namų priežiūros ir administravimo grupė', color: null },
        organization: {
          ...longestInvoice.organization,
          name: 'Daugiabučio gyvenamojo namo savininkų bendrija „Žvejų kvartalo šiaurinė pusė ir priklausiniai“',
          address: 'Akademiko Jono Kubiliaus prospektas 128A-45, LT-08412 Vilniaus miesto savivaldybė',
        },
        lines: Array.from({ length: 40 }, () => line ?? expect.fail()),
      },
      'lt',
    )
    const { text, misplaced } = await pdfText(await new Response(printed).arrayBuffer())
    expect(misplaced).toEqual([])
    expect(text).toContain('Kaip sumokėti')
  })

  test('BIL-1: an address expires after 60 seconds with its own error', async () => {
    const { url, expiresAt } = await fileUrl()
    expect(new Date(expiresAt).getTime() - server().clock.now.getTime()).toBe(60_000)
    server().clock.advance(59)
    expect((await fetch(url)).status).toBe(200)
    server().clock.advance(1)
    const response = await fetch(url)
    expect([response.status, await response.json()]).toMatchObject([410, { code: 'link_expired' }])
  })

  test('BIL-1: refuses a modified address', async () => {
    const { url, invoice } = await fileUrl()
    const modified = (change: (copy: URL) => void) => {
      const copy = new URL(url)
      change(copy)
      return copy
    }
    const signature = url.searchParams.get('signature') ?? ''
    const expires = Number(url.searchParams.get('expires'))
    const attempts = [
      modified(copy => {
        copy.pathname = copy.pathname.replace(String(invoice.id), '1')
      }),
      modified(copy => copy.searchParams.set('user', '2')),
      modified(copy => copy.searchParams.set('expires', String(expires + 3600))),
      modified(copy => copy.searchParams.set('signature', signature.split('').reverse().join(''))),
      // The last Base64 letter has spare bits: another letter may encode the same bytes.
      ...['A', 'Q', 'g', 'w', '1', 'R']
        .filter(letter => !signature.endsWith(letter))
        .map(letter => modified(copy => copy.searchParams.set('signature', signature.slice(0, -1) + letter))),
    ]
    for (const address of attempts) {
      const response = await fetch(address)
      expect([address.search, response.status, await response.json()]).toMatchObject([
        address.search,
        403,
        { code: 'forbidden' },
      ])
    }
    const unsigned = modified(copy => copy.searchParams.delete('signature'))
    expect((await fetch(unsigned)).status).toBe(422)
  })

  test('BIL-1: an address stops working when its contract is unlinked', async () => {
    const { queries } = server().database
    const { url } = await fileUrl('lt', 5)
    const contractRows = await queries.select().from(userContracts).where(eq(userContracts.contractId, 5))
    await queries.delete(userContracts).where(eq(userContracts.contractId, 5))
    expect((await fetch(url)).status).toBe(404)
    await queries.insert(userContracts).values(contractRows)
    expect((await fetch(url)).status).toBe(200)
  })

  test('BIL-1: prints credits and paid invoices as such', async () => {
    const token = await server().signIn('owner@example.com')
    const textOf = async (query: string) => {
      const { data } = await server().read(`contracts/2/invoices?${query}`, { token })
      const invoice = data.at(-1)
      const file = await server().read(`contracts/2/invoices/${invoice.id}/file-url`, { token })
      const { text } = await pdfText(await (await fetch(file.data.url)).arrayBuffer())
      return text
    }
    const credit = await textOf('type=credit')
    expect(credit).toContain('Credit note')
    expect(credit).not.toContain('How to pay')
    expect(await textOf('type=monthly&year=2025')).toContain('This invoice is paid. Thank you.')
  })
})
