import { checkSuccess, mustName, mustRefuse } from '../checkAnswer.ts'
import { endpointOf, type Kit, returnUrlOf } from '../createKit.ts'
import { ownContract, rowsOf } from '../facts.ts'
import { must, NotApplicable, needs } from '../Mismatch.ts'
import { cardOf, planOf } from '../plans/plans.ts'
import { checkServiceNames } from './checkServiceNames.ts'
import { flow, unused } from './flow.ts'

const readOnly = { writes: false }

/** Id of the first offer that nobody has ordered for the resident's contracts. */
async function findUnordered(kit: Kit, offers: readonly { readonly id: number }[]): Promise<number> {
  for (const { id } of offers) {
    const { data } = (await kit.read('offers.offer', { params: { offer: id } })).json
    if (data.orderedAt === null) return id
  }
  throw new NotApplicable('Every offer is ordered.')
}

export const otherFlows = [
  flow('offers', 'OFF-1', 'an offer is ordered once for a contract', async kit => {
    const contractId = (await ownContract(kit)).id
    const offers = (await rowsOf(kit, 'offers.offers', { contractId })) as unknown as { id: number }[]
    const offer = await findUnordered(kit, offers)
    const params = { offer }
    const body = { contractId, comment: 'An order of the conformance kit.' }
    kit.leaves(`an order of offer ${offer}`)
    const first = await kit.read('offers.orderOffer', { params, body })
    must(first.status === 201, `A first order answers ${first.status}, expected 201.`)
    const second = await kit.read('offers.orderOffer', { params, body })
    must(second.status === 200, `A second order answers ${second.status}, expected 200.`)
    must(second.json.data.id === first.json.data.id, 'A second order is another.')
    mustRefuse(await kit.call('offers.orderOffer', { as: 'stranger', params, body }), 404, 'not_found')
  }),

  flow(
    'house',
    'BIL-6',
    'services of a contract have the names of the catalogue',
    async kit => {
      const params = { contract: (await ownContract(kit)).id }
      const catalogue = await kit.call('invoices.serviceCatalogue', { as: 'guest' })
      needs(catalogue.status === 200, 'The back end has no catalogue of services.')
      await checkServiceNames(
        catalogue.json.data,
        async headers => (await kit.read('house.contractServices', { params, headers })).json.data,
      )
    },
    readOnly,
  ),

  flow(
    'card-payment',
    'CRD-1',
    'refusals of a payment without an account have codes of their own',
    async kit => {
      const body = (await planOf('payments.startCardPayment').body?.(kit)) ?? {}
      const send = (change: object) =>
        kit.call('payments.startCardPayment', { as: 'guest', body: { ...body, ...change } })
      mustRefuse(await send({ type: 'barter' }), 422, 'invalid_payment_type')
      mustRefuse(await send({ bank: 'no-such-bank' }), 422, 'invalid_bank')
      const methods = (await kit.read('payments.cardPaymentMethods', { as: 'guest' })).json.data
      const bank = methods.find(({ type }: { type: string }) => type === 'bank')?.code
      needs(bank, 'There is no bank to pay through.')
      mustRefuse(await send({ bank, service: 'no-such-service' }), 422, 'invalid_object_id')
      mustRefuse(await send({ bank, amount: '0.00' }), 422, 'invalid_payment_amount')
    },
  ),

  flow(
    'card-payment',
    'CRD-1',
    'a payment without an account is started once and answered by its id alone',
    async kit => {
      const methods = (await kit.read('payments.cardPaymentMethods', { as: 'guest' })).json.data
      const bank = methods.find(({ type }: { type: string }) => type === 'bank')?.code
      needs(bank, 'There is no bank to pay through.')
      const plan = (await planOf('payments.startCardPayment').body?.(kit)) ?? {}
      const body = { ...plan, bank, returnUrl: returnUrlOf(kit) }
      const headers = { 'Idempotency-Key': unused() }
      kit.leaves('a payment without an account that was started and not completed')
      const first = await kit.read('payments.startCardPayment', { as: 'guest', body, headers })
      const { id, amount, state, redirectUrl } = first.json.data
      must(
        amount === cardOf(kit).amount && state === 'pending' && redirectUrl,
        'The payment is of another amount or does not wait.',
      )
      const again = await kit.read('payments.startCardPayment', { as: 'guest', body, headers })
      must(again.json.data.id === id, 'The same request under the same key starts another payment.')
      const payment = await kit.read('payments.cardPayment', { as: 'guest', params: { payment: id } })
      must(payment.json.data.id === id, 'Another payment is answered.')
      const receipt = await kit.call('payments.cardPaymentReceiptUrl', {
        as: 'guest',
        params: { payment: id },
      })
      mustRefuse(receipt, 404, 'not_found')
      mustRefuse(
        await kit.call('payments.cardPayment', { as: 'guest', params: { payment: 'no-such-payment' } }),
        404,
        'not_found',
      )
    },
  ),

  flow(
    'card-payment',
    'CRD-1',
    'a partner fixes a payment by its secret key only, and from no page',
    async kit => {
      const { partner } = kit.people
      needs(partner, 'The people file has no partner.')
      const body = cardOf(kit)
      const secret = { Authorization: `Bearer ${partner.secret}` }
      const create = (headers: Record<string, string>) =>
        kit.call('partners.createPaymentSession', { as: 'guest', body, headers })
      mustRefuse(await create({}), 401, 'unauthenticated')
      mustRefuse(await create({ Authorization: `Bearer ${partner.key}` }), 401, 'unauthenticated')
      mustRefuse(await create({ ...secret, Origin: partner.origin }), 403, 'forbidden')
      const session = await kit.read('partners.createPaymentSession', { as: 'guest', body, headers: secret })
      kit.leaves('a payment session that expires by itself')
      const params = { session: session.json.data.id }
      must(
        session.json.data.amount === body.amount && session.json.data.state === 'open',
        'The session says otherwise.',
      )
      const open = await kit.read('partners.paymentSession', { as: 'guest', params })
      must(open.json.data.id === params.session, 'A page gets another session.')
      await kit.read('partners.partnerPaymentSession', { as: 'guest', params, headers: secret })
      mustRefuse(
        await kit.call('partners.partnerPaymentSession', { as: 'guest', params }),
        401,
        'unauthenticated',
      )
    },
  ),

  flow(
    'card-payment',
    'CRD-1',
    'a publishable key works on pages of its own origin only',
    async kit => {
      const { partner } = kit.people
      needs(partner, 'The people file has no partner.')
      const ask = (origin: string, key = partner.key) =>
        kit.call('partners.partnerAccess', { as: 'guest', query: { key }, headers: { Origin: origin } })
      checkSuccess(endpointOf('partners.partnerAccess'), await ask(partner.origin))
      mustRefuse(await ask('https://elsewhere.invalid'), 403, 'partner_origin_refused')
      mustRefuse(await ask(partner.origin, 'pk_no_such_key_of_the_kit'), 403, 'partner_key_unknown')
    },
    readOnly,
  ),

  flow('client-form', 'CDF-1', 'a form without its fields is refused by name', async kit => {
    const answer = await kit.call('clientRegister.clientRegister', { as: 'guest', body: { kind: 'person' } })
    for (const field of ['firstName', 'email', 'registryDocuments', 'identityDocument'])
      mustName(answer, field)
    mustName(
      await kit.call('clientRegister.clientRegister', { as: 'guest', body: { kind: 'nobody' } }),
      'kind',
    )
  }),

  flow('guest-readings', 'RDG-2', 'a wrong bill answers the same for a contract and for none', async kit => {
    const guess = await planOf('guestReadings.guestMeters').body?.(kit)
    const { username } = await ownContract(kit)
    const ask = (agreementCode: string) =>
      kit.call('guestReadings.guestMeters', { as: 'guest', body: { ...guess, agreementCode } })
    const codes = ['link_not_found', 'forbidden', 'rate_limited'] as const
    const [present, absent] = [await ask(username), await ask('no-such-contract')]
    mustRefuse(absent, absent.status, codes)
    must(present.status === absent.status, `A contract answers ${present.status}, none ${absent.status}.`)
    must(present.json.code === absent.json.code, 'The codes differ.')
  }),

  flow('social', 'AUT-11', 'a foreign result of a provider signs nobody in', async kit => {
    const body = await planOf('social.socialToken').body?.(kit)
    mustRefuse(await kit.call('social.socialToken', { as: 'guest', body }), 409, 'social_failed')
    mustRefuse(await kit.call('social.linkSocial', { body }), 409, ['social_failed', 'social_link_failed'])
    const refresh = await kit.call('social.refreshToken', {
      as: 'guest',
      body: { refreshToken: 'no-such-token' },
    })
    mustRefuse(refresh, 401, 'unauthenticated')
  }),

  flow('social', 'SEC-20', 'a passkey that nobody has signs nobody in and is not added', async kit => {
    const codes = ['passkey_refused', 'passkeys_unavailable'] as const
    const signed = await planOf('passkeys.signInWithPasskey').body?.(kit)
    mustRefuse(await kit.call('passkeys.signInWithPasskey', { as: 'guest', body: signed }), 409, codes)
    const credential = await planOf('passkeys.addPasskey').body?.(kit)
    mustRefuse(await kit.call('passkeys.addPasskey', { body: credential }), 409, codes)
    // A program has no origin that a passkey could be bound to.
    const { data } = (await kit.read('passkeys.requestPasskey', { as: 'guest' })).json
    must(data === null, 'A program gets a challenge.')
    mustRefuse(await kit.call('passkeys.startPasskey', { body: {} }), 409, 'passkeys_unavailable')
    const params = { passkey: 999_999_999 }
    mustRefuse(await kit.call('passkeys.renamePasskey', { params, body: { name: 'x' } }), 404, 'not_found')
    mustName(await kit.call('passkeys.removePasskey', { params, body: {} }), 'password')
  }),

  flow('social', 'IDP-4', 'text that is no identity token signs nobody in and links nobody', async kit => {
    const token = await planOf('identity.exchangeToken').body?.(kit)
    mustRefuse(await kit.call('identity.exchangeToken', { as: 'guest', body: token }), 401, 'unauthenticated')
    const link = await planOf('identity.linkIdentity').body?.(kit)
    mustName(await kit.call('identity.linkIdentity', { body: link }), 'password')
  }),

  flow(
    'social',
    'AUT-11',
    'the way to a provider begins at its address and returns to allowed pages only',
    async kit => {
      const providers = (await kit.read('social.socialProviders', { as: 'guest' })).json.data
      needs(providers.length > 0, 'There is no provider.')
      const body = {
        provider: providers[0].id,
        purpose: 'sign-in',
        display: 'page',
        redirectUrl: returnUrlOf(kit),
      }
      const { data } = (await kit.read('social.startSocial', { as: 'guest', body })).json
      must(/^https?:/.test(data.authorizationUrl), 'authorizationUrl is no address.')
      const elsewhere = { ...body, redirectUrl: 'https://elsewhere.invalid/' }
      const refused = await kit.call('social.startSocial', { as: 'guest', body: elsewhere })
      must(refused.status >= 400, 'A page of any origin may receive the result.')
    },
  ),
]
