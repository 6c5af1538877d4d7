import { and, desc, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoPartner } from '../../../demo/seed/seedPartners.ts'
import { seedOrderReference } from '../../../demo/seed/seedPayments.ts'
import { randomSecret, sha256 } from '../../../server/common/crypto.ts'
import { createLink, type LinkPurpose } from '../../../server/modules/accounts/links.ts'
import { emailChanges, sessions, users } from '../../../server/modules/accounts/tables.ts'
import { invoices } from '../../../server/modules/invoices/tables.ts'
import type { Access, Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { allEndpoints } from '../../../src/api/endpoints/table.ts'
import { testNow } from '../../support/fill.ts'
import { tokenOf } from '../../support/mail.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import { registration } from '../../support/registration.ts'
import type { TestServer } from '../../support/server.ts'

/** Ids of owner@example.com's data in the seed. Invoice 1 is the oldest of contract 1. */
const owned: Readonly<Record<string, string>> = {
  payment: seedOrderReference,
  passkey: '1',
  session: 'no-such-session',
  bank: 'nemuno',
  provider: 'http',
  purpose: 'help-desk',
  upload: 'no-such-upload',
  contract: '1',
  contractName: '1',
  organization: '1',
  invoice: '1',
  group: '1',
  slug: 'alfa',
  locale: 'lt',
  placement: 'header',
  message: '1',
  task: '1',
  poll: '2',
  vote: '1',
  signing: 'unknown-signing',
  attachment: '21',
  // The banner with an image.
  item: '1',
  offer: '1',
  type: 'news',
  module: 'invoice',
  category: 'news',
  mailing: 'newsletters',
  meter: '1',
  reading: '1',
  report: '1',
  file: '1',
  consent: 'paymentService',
  intent: '999999',
  sessionId: '999999',
}

const newPassword = { password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }

/** A body with a valid secret from a mail to unconfirmed@example.com. */
const linkBody =
  (purpose: LinkPurpose, more: object = {}, email = 'unconfirmed@example.com') =>
  async ({ database: { queries }, clock }: TestServer) => {
    const to = { purpose, userId: 8, email }
    return { token: tokenOf({ link: await createLink(queries, to, clock.now) }), ...more }
  }

const socialCode = ({ url }: TestServer) => ({
  provider: 'lumo',
  code: 'unknown',
  redirectUrl: `${url}/login`,
  ticket: 'unknown',
})

const passkey = { id: 'unknown', rawId: 'unknown', type: 'public-key' }
const madeByPasskey = { clientDataJSON: 'e30', attestationObject: 'oA' }
const signedByPasskey = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }

/** A contract that nobody has. */
const guess = { vendor: 'alfa', agreementCode: 'none', invoiceNumber: 'none', invoiceAmount: '1.00' }

/** Body of each call; a function if the body is valid only once. */
const bodies: Readonly<Record<string, unknown>> = {
  'payments.startPayment': async ({ url, database }: TestServer) => {
    const [latest] = await database.queries
      .select({ invoiceId: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.contractId, 1), ne(invoices.type, 'credit')))
      .orderBy(desc(invoices.date), desc(invoices.id))
    return { ...latest, type: 'bank', bank: 'nemuno', returnUrl: `${url}/bills` }
  },
  'payments.startCardPayment': ({ url }: TestServer) => ({
    service: 'alfa-vilnius',
    reference: '100217',
    payerName: 'Jonas',
    email: 'jonas@example.com',
    amount: '1.00',
    type: 'bank',
    bank: 'nemuno',
    returnUrl: `${url}/`,
  }),
  'identity.exchangeToken': {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: 'x',
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
  },
  'identity.linkIdentity': { ticket: 'x'.repeat(43), password: 'wrong password' },
  'payments.paymentWebhook': {},
  'uploads.upload': {},
  'clientRegister.clientRegister': {},
  'meters.declare': { meterId: 1, valueTo: '99999999' },
  'moveOuts.requestMoveOut': { day: '2026-12-31', forwardingAddress: 'Sodų g. 5, Palanga', readings: [] },
  'moveOuts.giveLastReadings': { readings: [{ meterId: 1, valueTo: '99999999' }] },
  'guestReadings.guestMeters': guess,
  'guestReadings.submitReadings': { ...guess, readings: [{ meterId: 1, valueTo: '99999999' }] },
  'guestReadings.announceAbsence': { ...guess, from: '2099-01-01', until: '2099-01-31' },
  'accounts.register': registration('nobody@example.com'),
  'accounts.forgotPassword': { email: 'nobody@example.com' },
  'accounts.resetPassword': linkBody('reset-password', newPassword),
  'accounts.createPassword': linkBody('create-password', newPassword),
  'accounts.completeRegistration': linkBody('complete-registration', registration('')),
  'accounts.checkLink': linkBody('reset-password'),
  'accounts.confirmEmailChange': async (server: TestServer) => {
    const email = `${crypto.randomUUID()}@example.com`
    const change = { email, userId: 8, expiresAt: server.clock.now }
    await server.database.queries.insert(emailChanges).values(change)
    return linkBody('change-email', {}, email)(server)
  },
  'accounts.unsubscribeNewsletter': linkBody('newsletter'),
  'auth.login': { email: 'owner@example.com', password: 'resident-demo' },
  'auth.verifyEmail': linkBody('verify-email'),
  'auth.resendVerification': { email: 'nobody@example.com' },
  'contractLinks.linkContract': {
    role: 1,
    agreementCode: '100217',
    invoiceNumber: 'none',
    invoiceAmount: '1.00',
  },
  'contractLinks.verifyContractEmail': { token: 'unknown' },
  'contractLinks.updateContractConsents': { newsletters: true },
  'contractLinks.startContractEmailChange': { email: 'other@example.com' },
  'contractLinks.confirmContractEmail': { token: 'unknown' },
  'contractLinks.unsubscribeContract': { token: 'unknown' },
  'contracts.createContractName': { name: 'Namai' },
  'contracts.updateContractName': { name: 'Namai' },
  'helpDesk.createTask': {
    organizationId: 1,
    contractId: 1,
    category: 'other',
    phone: '+37061200001',
    message: 'Ar galima gauti antrą raktą?',
    uploads: [],
  },
  'helpDesk.replyToTask': { text: 'Ar jau žinote, kada atvyksite?', uploads: [] },
  'helpDesk.reopenTask': { text: 'Gedimas pasikartojo.', uploads: [] },
  'helpDesk.rateTask': { value: 5 },
  'liveChat.sendChatMessage': { text: 'Ar šiandien dirbate?' },
  'liveChat.readChat': { upTo: 1 },
  'messages.markRead': { reads: [] },
  'messages.markUnread': { reads: [] },
  'offers.orderOffer': { contractId: 1 },
  'polls.checkContainer': { container: '' },
  'polls.keepChoice': { answers: [{ questionId: 3, choice: 'agree' }] },
  'polls.signVote': ({ url }: TestServer) => ({
    firstName: 'Rūta',
    lastName: 'Žemaitienė',
    phone: '+37061200001',
    personalCode: '481010-10001',
    answers: [{ questionId: 3, choice: 'agree' }],
    isOwner: true,
    consent: true,
    returnUrl: `${url}/`,
  }),
  'polls.signingWebhook': {},
  'polls.vote': { answers: [{ questionId: 3, choice: 'agree' }], isOwner: true },
  'polls.withdrawVote': { receipt: 'unknown' },
  'passkeys.signInWithPasskey': { credential: { ...passkey, response: signedByPasskey } },
  'passkeys.addPasskey': { credential: { ...passkey, response: madeByPasskey } },
  'passkeys.startPasskey': { password: 'resident-demo' },
  'passkeys.renamePasskey': { name: 'Telefonas' },
  'passkeys.removePasskey': { password: 'resident-demo' },
  'social.startSocial': ({ url }: TestServer) => ({
    provider: 'lumo',
    purpose: 'sign-in',
    display: 'page',
    redirectUrl: `${url}/login`,
  }),
  'social.socialToken': socialCode,
  'social.linkSocial': socialCode,
  'social.unlinkSocial': { password: 'resident-demo' },
  'social.refreshToken': { refreshToken: 'unknown' },
  'push.subscribePush': {
    endpoint: 'https://push.example/send/1',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  },
  'profile.changePassword': { currentPassword: 'wrong', ...newPassword },
  'profile.deleteProfile': { password: 'resident-demo', confirmation: 'no' },
  'profile.repairProfile': {},
  'profile.requestDeletion': { password: 'resident-demo', confirmation: 'no' },
  'profile.startEmailChange': { email: 'other@example.com', password: 'resident-demo' },
  'profile.updateAccountConsent': { value: true },
  'profile.updateProfile': {
    firstName: 'Rūta',
    lastName: 'Žemaitienė',
    phone: '+37061200001',
    password: 'resident-demo',
  },
}

/** Required query parameters. */
const queries: Readonly<Record<string, string>> = {
  'social.unlinkSocial': '?provider=lumo',
  'partners.partnerAccess': `?key=${demoPartner.publishableKey}`,
  'guestReadings.readingTerms': '?vendor=alfa',
  'clientRegister.houseAddresses': '?vendor=alfa&search=Antakalnio',
  'payments.bankLogo': '?organization=1',
  'payments.cardPaymentBill': '?service=alfa-vilnius&reference=100217',
}

/** Times of calls that are possible only in a window. */
const moments: Readonly<Record<string, Date>> = { 'meters.declare': new Date('2026-11-29T10:00:00Z') }

/**
 * Calls that authorize the caller and then reject the request for another reason; their own tests cover
 * success.
 */
const refusals: Readonly<Record<string, number>> = {
  'uploads.upload': 415,
  'uploads.removeUpload': 404,
  'clientRegister.clientRegister': 422,
  'contractLinks.linkContract': 404,
  'contractLinks.verifyContractEmail': 410,
  'contractLinks.confirmContractEmail': 410,
  'contractLinks.unsubscribeContract': 410,
  'guestReadings.guestMeters': 404,
  'guestReadings.submitReadings': 404,
  'guestReadings.announceAbsence': 404,
  'identity.exchangeToken': 401,
  'identity.linkIdentity': 422,
  'invoices.transferDetails': 409,
  'meters.readingPhotoUrl': 404,
  'partners.paymentSession': 404,
  // Without the origin of a page.
  'passkeys.addPasskey': 409,
  'passkeys.signInWithPasskey': 409,
  'passkeys.startPasskey': 409,
  'passkeys.removePasskey': 404,
  'passkeys.renamePasskey': 404,
  // The signature is in a header of the provider's own.
  'payments.paymentWebhook': 403,
  'payments.paymentReceiptUrl': 404,
  'polls.completeSigning': 404,
  'polls.containerUrl': 404,
  'polls.failSigning': 404,
  'polls.pollFileUrl': 404,
  'polls.signing': 404,
  'polls.vote': 409,
  'polls.withdrawVote': 404,
  'social.linkSocial': 409,
  'social.refreshToken': 401,
  'social.socialToken': 409,
  'social.unlinkSocial': 409,
  'profile.cancelEmailChange': 404,
  'profile.changePassword': 422,
  'profile.endSession': 404,
  'profile.deleteProfile': 422,
  'profile.repairProfile': 403,
  'profile.requestDeletion': 422,
  // Without the operator's keys.
  'push.subscribePush': 404,
}

/** Rows that the owner deletes or changes, which no other call needs, and requests in a stage that allows the call. */
const spare: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contractLinks.unlinkContract': { contract: '4' },
  'helpDesk.cancelTask': { task: '3' },
  'helpDesk.rateTask': { task: '2' },
  'helpDesk.reopenTask': { task: '5' },
}

type Caller = 'guest' | 'owner' | 'stranger'

const emails = { owner: 'owner@example.com', stranger: 'single@example.com' }

/** Status by access and caller. */
const expected: Readonly<Record<Access, Readonly<Record<Caller, number>>>> = {
  anyone: { guest: 200, owner: 200, stranger: 200 },
  user: { guest: 401, owner: 200, stranger: 200 },
  contract: { guest: 401, owner: 200, stranger: 404 },
  'contract-name': { guest: 401, owner: 200, stranger: 404 },
  organization: { guest: 401, owner: 200, stranger: 404 },
  // Without a signature the URL is incomplete; invoiceFile.test.ts tests the URL itself.
  signature: { guest: 422, owner: 422, stranger: 422 },
  // A user's token is no partner key; partners.test.ts tests the keys.
  partner: { guest: 401, owner: 401, stranger: 401 },
  // Only calls of the vendor API; vendorKeys.test.ts tests the keys.
  vendor: { guest: 401, owner: 401, stranger: 401 },
}

/** Calls of any signed-in user about data of a single user. */
const personal: ReadonlySet<string> = new Set([
  'helpDesk.task',
  'helpDesk.createTask',
  'helpDesk.replyToTask',
  'helpDesk.cancelTask',
  'helpDesk.reopenTask',
  'helpDesk.rateTask',
  'helpDesk.attachmentFileUrl',
  'offers.orderOffer',
])

const statusOf = (name: string, { access }: Endpoint, caller: Caller) => {
  const declared = caller === 'stranger' && personal.has(name) ? 404 : expected[access][caller]
  return declared === 200 || access === 'signature' ? (refusals[name] ?? declared) : declared
}

const pathOf = (endpoint: Endpoint, values: Readonly<Record<string, string>> = owned) =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'missing')

/**
 * A token for one call, because one of the calls ends it. Created directly, because hashing a password
 * takes a second.
 */
async function newToken({ database, clock }: TestServer, email: string): Promise<string> {
  const [user] = await database.queries.select().from(users).where(eq(users.email, email))
  const token = randomSecret()
  await database.queries.insert(sessions).values({
    tokenHash: await sha256(token),
    userId: user?.id ?? 0,
    createdAt: clock.now,
    seenAt: clock.now,
    expiresAt: new Date(clock.now.getTime() + 60_000),
  })
  return token
}

async function callAs(server: TestServer, caller: Caller, name: string, endpoint: Endpoint, path: string) {
  server.clock.now = moments[name] ?? testNow
  const token = caller === 'guest' ? undefined : await newToken(server, emails[caller])
  const body = bodies[name]
  return server.call(path + (queries[name] ?? ''), {
    method: endpoint.method,
    token,
    body: typeof body === 'function' ? await body(server) : body,
  })
}

const withoutId = async (response: Response) => {
  const { correlationId, ...rest } = (await response.json()) as { correlationId: string }
  return { status: response.status, ...rest }
}

// single@example.com has a contract of organization 1 too, so the stranger uses another organization.
const strangerValues = { ...owned, organization: '5' }

onEachDatabase('Every call of the table', server => {
  for (const [name, endpoint] of allEndpoints) {
    for (const caller of ['guest', 'stranger', 'owner'] as const) {
      const status = statusOf(name, endpoint, caller)
      test(`API-1: ${name} returns ${status} to ${caller}`, async () => {
        const path = pathOf(endpoint, caller === 'stranger' ? strangerValues : { ...owned, ...spare[name] })
        const response = await callAs(server(), caller, name, endpoint, path)
        if (status === 200) expect(response.ok).toBe(true)
        else expect(response.status).toBe(status)
        if (!response.ok)
          expect(await response.json()).toMatchObject({ messageKey: expect.stringMatching(/^errors\./) })
      })
    }
    if (statusOf(name, endpoint, 'stranger') === 404 && endpoint.path.includes('{'))
      test(`API-1: ${name} returns the same for a foreign, an unknown and an invalid id`, async () => {
        const answers = await Promise.all(
          [strangerValues, '999999999', '0', 'abc', '-1', '1e3', '9999999999'].map(async values => {
            const path =
              typeof values === 'string'
                ? endpoint.path.replace(/\{\w+\}/, values).replace(/\{\w+\}/g, '1')
                : pathOf(endpoint, values)
            return withoutId(await callAs(server(), 'stranger', name, endpoint, path))
          }),
        )
        expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
        expect(answers[0]).toMatchObject({ status: 404, code: 'not_found' })
      })
  }

  test('CON-1: an ended contract can still be read', async () => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('contracts/3/invoices/last', { token })
    expect(data).toMatchObject({ state: 'paid' })
  })

  test('PER-1: a tenant and a user with fields to correct read their own contracts only', async () => {
    for (const [email, own, foreign] of [
      ['tenant@example.com', 11, 1],
      ['repair@example.com', 13, 11],
    ] as const) {
      const token = await server().signIn(email)
      expect((await server().call(`contracts/${own}/invoices`, { token })).status).toBe(200)
      expect((await server().call(`contracts/${foreign}/invoices`, { token })).status).toBe(404)
    }
  })

  test('BIL-1: an invoice is found under its own contract only, even by a holder of both', async () => {
    const token = await server().signIn('owner@example.com')
    expect((await server().call('contracts/1/invoices/1/file-url', { token })).status).toBe(200)
    expect((await server().call('contracts/2/invoices/1/file-url', { token })).status).toBe(404)
  })
})
