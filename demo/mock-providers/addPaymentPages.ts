import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { sha256 } from '../../server/common/crypto.ts'
import { and, eq, gt, gte, inArray, lt } from '../../server/database/drizzle.ts'
import { describeError } from '../../server/http/describeError.ts'
import { isSignedMessage, signatureHeader, signMessage } from '../../server/http/signedMessage.ts'
import { centsText } from '../../src/api/rules/money.ts'
import { mockBank, mockMethods } from '../seed/mockMethods.ts'
import type { MockServices } from './MockServices.ts'
import { sandboxPolicy } from './mockHeaders.ts'
import { mockPage } from './mockPage.ts'
import { mockPaymentSecret } from './paymentSecret.ts'
import { sandboxCardTokens, sandboxOrders } from './tables.ts'

const NewOrder = z.object({
  reference: z.string(),
  account: z.string(),
  type: z.enum(['bank', 'card']),
  method: z.string(),
  cardToken: z.nullable(z.string()),
  amountCents: z.int().check(z.positive()),
  currency: z.string(),
  description: z.string(),
  returnUrl: z.url(),
  notifyUrl: z.url(),
  expiresAt: z.pipe(
    z.string(),
    z.transform(value => new Date(value)),
  ),
})

/** Effects of the page's buttons on an order. */
const outcomes = { approve: 'success', late: 'success', pending: 'pending', decline: 'failed' } as const
type Order = typeof sandboxOrders.$inferSelect

/** Delay of the webhook for "approve, tell later". */
const lateMilliseconds = 5000

/** The mock bank and card service: accepts signed orders, asks the user to approve, sends signed webhooks. */
export function addPaymentPages(app: Hono, services: MockServices) {
  const { database, clock, sandboxUrl, callApi, logger } = services
  const { queries } = database
  const secret = () => mockPaymentSecret(queries)
  const isOrder = (reference: string) => eq(sandboxOrders.reference, reference)
  const find = async (reference: string): Promise<Order | undefined> => {
    const [order] = await queries.select().from(sandboxOrders).where(isOrder(reference))
    return order
  }

  /** Returns the JSON of a message that our server signed; undefined if it did not. */
  const readSigned = async (context: Context): Promise<unknown> => {
    const raw = await context.req.text()
    const header = context.req.header(signatureHeader) ?? null
    return (await isSignedMessage(await secret(), header, raw, clock())) ? JSON.parse(raw) : undefined
  }

  /** Sends the order's state as a signed webhook; may be repeated. */
  const notify = async (order: Order) => {
    const { reference, account, currency, notifyUrl, refundedCents } = order
    const body = JSON.stringify({
      reference,
      account,
      state: refundedCents > 0 ? 'refunded' : order.state,
      amount: centsText(refundedCents > 0 ? refundedCents : order.amountCents),
      currency,
    })
    const headers = {
      'Content-Type': 'application/json',
      [signatureHeader]: await signMessage(await secret(), body, clock()),
    }
    const response = await callApi(new Request(notifyUrl, { method: 'POST', headers, body }))
    if (!response.ok) logger.warn({ status: response.status }, 'a webhook of the sandbox was refused')
  }

  app.post('/payment-methods', async context => {
    const message = await readSigned(context)
    if (message === undefined) return context.body(null, 403)
    const { account } = z.parse(z.object({ account: z.string() }), message)
    const methods = mockMethods(account, `${sandboxUrl}/card-fields`)
    return methods ? context.json({ methods }) : context.body(null, 404)
  })

  app.post('/orders', async context => {
    const message = await readSigned(context)
    if (message === undefined) return context.body(null, 403)
    const { cardToken, method, ...order } = z.parse(NewOrder, message)
    const redirectUrl = `${sandboxUrl}/pay/${order.reference}`
    if (await find(order.reference)) return context.json({ redirectUrl })
    if (!mockMethods(order.account, null)?.some(({ code }) => code === method))
      return context.json({ refused: 'invalid_bank' })
    if (order.type === 'card') {
      // A token is valid for one order.
      const used = await queries
        .delete(sandboxCardTokens)
        .where(eq(sandboxCardTokens.tokenHash, await sha256(cardToken ?? '')))
        .returning()
      if (used.length === 0) return context.json({ refused: 'invalid_card_token' })
    }
    await queries
      .insert(sandboxOrders)
      .values({ ...order, bank: order.type === 'bank' ? method : null, state: 'open' })
      .onConflictDoNothing()
    return context.json({ redirectUrl })
  })

  app.post('/orders/:reference/cancel', async context => {
    if ((await readSigned(context)) === undefined) return context.body(null, 403)
    const rows = await queries
      .update(sandboxOrders)
      .set({ state: 'cancelled' })
      .where(and(isOrder(context.req.param('reference')), eq(sandboxOrders.state, 'open')))
      .returning()
    return context.json({ cancelled: rows.length > 0 })
  })

  /** Refunds up to a total and sends the webhook; a total that has been refunded is refunded once. */
  const refund = async (reference: string, totalCents: number) => {
    const [order] = await queries
      .update(sandboxOrders)
      .set({ refundedCents: totalCents })
      .where(
        and(
          isOrder(reference),
          eq(sandboxOrders.state, 'success'),
          lt(sandboxOrders.refundedCents, totalCents),
          gte(sandboxOrders.amountCents, totalCents),
        ),
      )
      .returning()
    if (order) await notify(order)
  }

  app.post('/orders/:reference/refund', async context => {
    const message = await readSigned(context)
    if (message === undefined) return context.body(null, 403)
    const { amountCents } = z.parse(z.object({ amountCents: z.int().check(z.positive()) }), message)
    await refund(context.req.param('reference'), amountCents)
    return context.json({ refunded: true })
  })

  app.get('/pay/:reference', async context => {
    const order = await find(context.req.param('reference'))
    if (!order) return context.html(mockPage('No such payment', 'This payment does not exist.'), 404)
    context.header(
      'Content-Security-Policy',
      sandboxPolicy({ formTargets: [new URL(order.returnUrl).origin] }),
    )
    return context.html(orderPage(order))
  })

  app.post('/pay/:reference', async context => {
    const reference = context.req.param('reference')
    const { action } = await context.req.parseBody()
    const order = await find(reference)
    if (!order) return context.html(mockPage('No such payment', 'This payment does not exist.'), 404)
    if (action === 'notify') {
      await notify(order)
      return context.redirect(`/pay/${reference}`, 303)
    }
    if (action === 'back') return context.redirect(order.returnUrl, 303)
    if (action === 'refund' || action === 'refund-half') {
      const half = Math.ceil(order.amountCents / 2)
      await refund(reference, action === 'refund' ? order.amountCents : half)
      return context.redirect(`/pay/${reference}`, 303)
    }
    if (typeof action !== 'string' || !(action in outcomes)) return context.body(null, 400)
    const state = outcomes[action as keyof typeof outcomes]
    const [decided] = await queries
      .update(sandboxOrders)
      .set({ state })
      .where(
        and(
          isOrder(reference),
          inArray(sandboxOrders.state, state === 'pending' ? ['open'] : ['open', 'pending']),
          gt(sandboxOrders.expiresAt, clock()),
        ),
      )
      .returning()
    if (!decided) return context.redirect(`/pay/${reference}`, 303)
    if (action === 'late')
      setTimeout(() => {
        notify(decided).catch((error: unknown) =>
          logger.warn(describeError(error), 'a late webhook was not sent'),
        )
      }, lateMilliseconds).unref()
    else await notify(decided)
    return context.redirect(decided.returnUrl, 303)
  })
}

const words = {
  open: 'Waiting for you',
  pending: 'You agreed; the bank has not confirmed yet',
  success: 'Paid',
  failed: 'Declined',
  cancelled: 'Called off',
} as const satisfies Record<Order['state'], string>

function orderPage(order: Order) {
  const { state, type } = order
  const button = (action: string, label: string, kind = '') =>
    html`<button class="${kind}" name="action" value="${action}">${label}</button>`
  return mockPage(
    type === 'card' ? 'Card payment' : (mockBank(order.bank ?? '')?.title ?? 'Bank'),
    html`<dl>
<dt>Amount</dt><dd>${centsText(order.amountCents)} ${order.currency}</dd>
<dt>For</dt><dd>${order.description}</dd>
<dt>State</dt><dd>${words[state]}</dd>
${order.refundedCents > 0 ? html`<dt>Refunded</dt><dd>${centsText(order.refundedCents)} ${order.currency}</dd>` : ''}
</dl>
${type === 'card' && state === 'open' ? html`<p>Your bank asks whether it is you: this is where its app would ask for your PIN.</p>` : ''}
<form method="post">
${state === 'open' || state === 'pending' ? [button('approve', 'Approve', 'main'), button('late', 'Approve, tell the vendor 5 seconds later')] : ''}
${state === 'open' ? button('pending', 'Agree, leave it to be confirmed') : ''}
${state === 'open' || state === 'pending' ? button('decline', 'Decline') : ''}
${state === 'success' && order.refundedCents < order.amountCents ? [order.refundedCents === 0 ? button('refund-half', 'Refund half') : '', button('refund', 'Refund everything')] : ''}
${state === 'open' || state === 'cancelled' ? '' : button('notify', 'Send the notice again')}
${button('back', 'Back without a decision')}
</form>`,
  )
}
