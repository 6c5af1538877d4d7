import { centsOf } from '../../src/api/rules/money.ts'
import { mustRefuse } from '../checkAnswer.ts'
import { returnUrlOf } from '../createKit.ts'
import { ownContract, rowsOf } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import { checkServiceNames } from './checkServiceNames.ts'
import { flow, unused } from './flow.ts'

interface Invoice {
  readonly id: number
  readonly number: string
  readonly type: string
  readonly state: string
  readonly date: string
  readonly period: string
  readonly dueDate: string
  readonly amount: string
  readonly amountDue: string
}

const readOnly = { writes: false }
const invoicesOf = async (kit: Parameters<typeof rowsOf>[0]) =>
  (await rowsOf(kit, 'invoices.invoices', { limit: 50 })) as unknown as readonly Invoice[]

/** Agrees to the terms of the payment service, without which a back end may refuse to start a payment. */
const agreeToPay = (kit: Parameters<typeof rowsOf>[0]) =>
  kit.read('profile.updateAccountConsent', { params: { consent: 'paymentService' }, body: { value: true } })

export const billFlows = [
  flow(
    'bills',
    'BIL-1',
    'the latest bill is the newest invoice that is no credit',
    async kit => {
      const params = { contract: (await ownContract(kit)).id }
      const last = (await kit.read('invoices.lastInvoice', { params })).json.data
      const newest = (await invoicesOf(kit)).find(({ type }) => type !== 'credit')
      needs(newest, 'There is no invoice but credits.')
      must(last?.id === newest.id, `The latest bill is ${last?.id}, the newest invoice ${newest.id}.`)
    },
    readOnly,
  ),

  flow(
    'bills',
    'BIL-1',
    'amounts, states and days of invoices agree',
    async kit => {
      for (const invoice of await invoicesOf(kit)) {
        const { number, state, amount, amountDue, date, dueDate, type } = invoice
        if (type === 'credit') continue
        must(centsOf(amountDue) <= centsOf(amount), `${number}: more is due than was billed.`)
        must(state !== 'paid' || centsOf(amountDue) === 0, `${number}: it is paid, and ${amountDue} is due.`)
        must(
          !['unpaid', 'overdue'].includes(state) || centsOf(amountDue) > 0,
          `${number}: it is ${state}, and nothing is due.`,
        )
        must(dueDate >= date, `${number}: it is due before it is issued.`)
        for (const day of [date, dueDate])
          must(new Date(day).toISOString().startsWith(day), `${number}: ${day} is no day of the calendar.`)
      }
    },
    readOnly,
  ),

  flow(
    'bills',
    'BIL-1',
    'the comparison of a monthly bill adds up to it',
    async kit => {
      const contract = (await ownContract(kit)).id
      const monthly = (await invoicesOf(kit)).find(({ type }) => type === 'monthly')
      needs(monthly, 'There is no monthly invoice.')
      const { json } = await kit.read('invoices.billChanges', { params: { contract, invoice: monthly.id } })
      const { amount, period, lines } = json.data as {
        amount: string
        period: string
        lines: { amount: string | null }[]
      }
      must(period === monthly.period && amount === monthly.amount, 'It compares another bill.')
      const sum = lines.reduce((cents, line) => cents + (line.amount === null ? 0 : centsOf(line.amount)), 0)
      must(lines.length === 0 || sum === centsOf(amount), 'Its lines add up to another amount.')
    },
    readOnly,
  ),

  flow(
    'bills',
    'BIL-6',
    'services of a bill have the names of the catalogue in the language of the call',
    async kit => {
      const contract = (await ownContract(kit)).id
      const monthly = (await invoicesOf(kit)).find(({ type }) => type === 'monthly')
      needs(monthly, 'The contract has no monthly invoice.')
      const params = { contract, invoice: monthly.id }
      const catalogue = (await kit.read('invoices.serviceCatalogue', { as: 'guest' })).json.data
      await checkServiceNames(catalogue, async headers => {
        const { lines } = (await kit.read('invoices.billChanges', { params, headers })).json.data
        return lines.map(({ service, name }: { service: string; name: string }) => ({ code: service, name }))
      })
    },
    readOnly,
  ),

  flow(
    'bills',
    'BIL-6',
    'billed services have names in the catalogue',
    async kit => {
      const contract = (await ownContract(kit)).id
      const catalogue = (await kit.read('invoices.serviceCatalogue', { as: 'guest' })).json.data as {
        code: string
      }[]
      const codes = new Set(catalogue.map(({ code }) => code))
      const operations = (await kit.read('house.billOperations', { params: { contract } })).json.data as {
        typeCode: string
      }[]
      for (const { typeCode } of operations) must(codes.has(typeCode), `The catalogue lacks ${typeCode}.`)
    },
    readOnly,
  ),

  flow(
    'bills',
    'BIL-2',
    'details of a transfer are those of the invoice',
    async kit => {
      const contract = (await ownContract(kit)).id
      const open = (await invoicesOf(kit)).find(({ state }) => state === 'unpaid' || state === 'overdue')
      needs(open, 'Every invoice is paid.')
      const { json } = await kit.read('invoices.transferDetails', { params: { contract, invoice: open.id } })
      must(
        json.data.amount === open.amountDue,
        `The transfer says ${json.data.amount}, ${open.amountDue} is due.`,
      )
    },
    readOnly,
  ),

  flow('payments', 'BIL-3', 'each refusal of a payment has a code of its own', async kit => {
    const params = { contract: (await ownContract(kit)).id }
    const last = (await kit.read('invoices.lastInvoice', { params })).json.data as Invoice | null
    needs(last, 'There is no bill.')
    const methods = (await kit.read('payments.paymentMethods', { params })).json.data as {
      type: string
      code: string
    }[]
    const bank = methods.find(({ type }) => type === 'bank')?.code
    needs(bank, 'There is no bank to pay through.')
    await agreeToPay(kit)
    const valid = { invoiceId: last.id, type: 'bank', bank, returnUrl: returnUrlOf(kit) }
    const send = (change: object) =>
      kit.call('payments.startPayment', { params, body: { ...valid, ...change } })
    mustRefuse(await send({ type: 'barter' }), 422, 'invalid_payment_type')
    mustRefuse(await send({ bank: 'no-such-bank' }), 422, 'invalid_bank')
    mustRefuse(await send({ type: 'card', bank: undefined }), 422, 'invalid_card_token')
    mustRefuse(await send({ invoiceId: 2_000_000_000 }), 422, 'invalid_object_id')
    const returned = await send({ returnUrl: 'https://elsewhere.invalid/' })
    mustRefuse(returned, 422, 'validation_failed')
    if (centsOf(last.amountDue) === 0) return mustRefuse(await send({}), 409, 'already_paid')
    mustRefuse(await send({ amount: '0.01' }), 422, 'invalid_payment_amount')
  }),

  flow(
    'payments',
    'BIL-2',
    'a payment is started once, for what is due, and seen by its payer only',
    async kit => {
      const params = { contract: (await ownContract(kit)).id }
      const last = (await kit.read('invoices.lastInvoice', { params })).json.data as Invoice | null
      needs(last && ['unpaid', 'overdue'].includes(last.state), 'The latest bill is not open.')
      const methods = (await kit.read('payments.paymentMethods', { params })).json.data as {
        type: string
        code: string
      }[]
      const bank = methods.find(({ type }) => type === 'bank')?.code
      needs(bank, 'There is no bank to pay through.')
      await agreeToPay(kit)
      const body = {
        invoiceId: last.id,
        type: 'bank',
        bank,
        returnUrl: returnUrlOf(kit),
        amount: last.amountDue,
      }
      const headers = { 'Idempotency-Key': unused() }
      const start = (change: object = {}) =>
        kit.call('payments.startPayment', { params, body: { ...body, ...change }, headers })
      kit.leaves(`a payment of invoice ${last.number} that was started and not completed`)
      const first = await kit.read('payments.startPayment', { params, body, headers })
      const { id, amount, state, redirectUrl } = first.json.data
      must(amount === last.amountDue, `The payment is of ${amount}, ${last.amountDue} is due.`)
      must(state === 'pending' && redirectUrl, 'A started payment does not wait at an address.')
      must(
        (await start()).json.data?.id === id,
        'The same request under the same key starts another payment.',
      )
      mustRefuse(await start({ amount: undefined }), 409, 'idempotency_conflict')
      const bad = await kit.call('payments.startPayment', {
        params,
        body,
        headers: { 'Idempotency-Key': 'x' },
      })
      mustRefuse(bad, 422, 'validation_failed')
      const payment = await kit.read('payments.payment', { params: { ...params, payment: id } })
      must(
        payment.json.data.id === id && payment.json.data.amount === amount,
        'The payment is answered otherwise.',
      )
      // There is no receipt before the payment has come.
      mustRefuse(
        await kit.call('payments.paymentReceiptUrl', { params: { ...params, payment: id } }),
        404,
        'not_found',
      )
      mustRefuse(
        await kit.call('payments.payment', { as: 'stranger', params: { ...params, payment: id } }),
        404,
        'not_found',
      )
      mustRefuse(
        await kit.call('payments.payment', { as: 'guest', params: { ...params, payment: id } }),
        401,
        'unauthenticated',
      )
      mustRefuse(
        await kit.call('payments.payment', { params: { ...params, payment: 'no-such-payment' } }),
        404,
        'not_found',
      )
    },
  ),

  flow(
    'payments',
    'BIL-2',
    'an event without the signature of the payment provider is refused',
    async kit => {
      const provider = kit.people.paymentProvider
      needs(provider, 'The people file has no paymentProvider.')
      const body = { reference: 'no-such-payment', state: 'success', amount: '1.00', currency: 'EUR' }
      const answer = await kit.call('payments.paymentWebhook', { as: 'guest', params: { provider }, body })
      must(answer.status === 401 || answer.status === 403, `Status is ${answer.status}, expected 401 or 403.`)
    },
  ),
]
