import { expect, test } from 'vitest'
import { signatureHeader, signMessage } from '../../../../server/http/signedMessage.ts'
import { httpPaymentProvider } from '../../../../server/providers/payments/httpPaymentProvider.ts'

const secret = 'a secret of at least 32 characters'
const now = new Date('2026-11-21T10:00:00Z')

/** A provider that answers each path with given JSON, and what it received. */
function providerWith(answers: Readonly<Record<string, unknown>>) {
  const bodies: unknown[] = []
  const provider = httpPaymentProvider({
    url: 'https://pay.example',
    secret: async () => secret,
    clock: () => now,
    send: async request => {
      bodies.push(await request.json())
      return Response.json(answers[new URL(request.url).pathname])
    },
  })
  return { provider, bodies }
}

const order = {
  reference: 'r'.repeat(43),
  account: 'm-1',
  type: 'bank',
  method: 'nemuno',
  cardToken: null,
  amountCents: 1029,
  currency: 'EUR',
  description: 'AL-2026-10-100217',
  returnUrl: 'https://portal.example/bills',
  notifyUrl: 'https://portal.example/api/v5/payments/webhooks/http',
  expiresAt: now,
} as const
const submitted = { reference: 'r', account: 'm-1', providerReference: null }

test('PSP-8: sends named fields only, whatever the order holds', async () => {
  const { provider, bodies } = providerWith({
    '/orders': { redirectUrl: 'https://pay.example/pay/r' },
    '/orders/r/cancel': { cancelled: true },
    '/orders/r/refund': { refunded: true },
  })
  const payer = { payerName: 'Rūta', payerEmail: 'ruta@example.com', contractId: 7 }
  await provider.start({ ...order, ...payer })
  await provider.cancel({ ...submitted, ...payer })
  await provider.refund({ ...submitted, ...payer }, 500)
  expect(bodies).toEqual([
    { ...order, expiresAt: now.toISOString() },
    { reference: 'r', account: 'm-1' },
    { reference: 'r', account: 'm-1', amountCents: 500 },
  ])
})

test.each([
  ['https://pay.example.evil.example/pay/r'],
  ['http://pay.example/pay/r'],
  ['https://pay.example:8443/pay/r'],
  ['javascript:alert(1)'],
])('PSP-8: refuses the redirect to %s', async redirectUrl => {
  const { provider } = providerWith({ '/orders': { redirectUrl } })
  await expect(provider.start(order)).rejects.toThrow()
})

test('PSP-8: refuses card fields of another origin', async () => {
  const method = { type: 'card', code: 'card', title: 'Card', feeCents: 0, logo: null }
  const methodsOf = (frameUrl: string) =>
    providerWith({ '/payment-methods': { methods: [{ ...method, frameUrl }] } }).provider.methods('m-1')
  await expect(methodsOf('https://evil.example/card')).rejects.toThrow()
  expect(await methodsOf('https://pay.example/card')).toHaveLength(1)
})

test('PSP-8: returns the event of a webhook with a fresh signature, and undefined without', async () => {
  const { provider } = providerWith({})
  const rawBody = JSON.stringify({
    reference: 'r',
    account: 'm-1',
    state: 'refunded',
    amount: '5.00',
    currency: 'EUR',
  })
  const read = (signature: string) =>
    provider.readWebhook({ headers: new Headers({ [signatureHeader]: signature }), rawBody, now })
  expect(await read(await signMessage(secret, rawBody, now))).toEqual({
    kind: 'refunded',
    reference: 'r',
    account: 'm-1',
    amountCents: 500,
    currency: 'EUR',
  })
  expect(await read(await signMessage('another secret', rawBody, now))).toBeUndefined()
})
