import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { answerRequest } from '../../../../server/modules/accounts/answerRequest.ts'
import { accountActivity, accountRequests, roles, users } from '../../../../server/modules/accounts/tables.ts'
import { duringReset } from '../../../support/duringReset.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newPerson } from '../../../support/people.ts'
import { registration } from '../../../support/registration.ts'

onEachDatabase('The profile', server => {
  const put = (path: string, token: string, body: unknown) =>
    server().call(path, { method: 'PUT', token, body })
  const login = (email: string, password: string) =>
    server().call('auth/login', { body: { email, password } })
  const errorsOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors?: object }).errors,
  ]
  const { password } = registration('')
  afterEach(() => server().database.queries.delete(rateLimits))

  test('PRF-1 PRF-3: profile update stores name and phone and reports invalid fields', async () => {
    const token = await newPerson(server(), 'edit@example.com')
    const details = { firstName: 'Onutė', lastName: 'Ąžuolė', phone: '+37120000000' }
    const body = { ...details, password }
    expect(await (await put('profile', token, body)).json()).toMatchObject({ data: details })
    expect((await server().read('profile', { token })).data).toMatchObject(details)
    expect(
      await errorsOf(await put('profile', token, { firstName: 'O', lastName: '', phone: '+1234567' })),
    ).toEqual([
      422,
      {
        firstName: ['validation.name_short'],
        lastName: ['validation.name_short'],
        phone: ['validation.phone'],
      },
    ])
    for (const firstName of [
      'On\u0000a',
      'On\ud800a',
      'On\na',
      '\u0000\u0000',
      7,
      null,
      ['Ona'],
      { a: 'Ona' },
    ])
      expect((await put('profile', token, { ...details, firstName })).status).toBe(422)
    // The update ignores fields that the user may not set.
    await put('profile', token, { ...details, email: 'evil@example.com', id: 1, roles: [7] })
    expect((await server().read('auth/users/me', { token })).data).toMatchObject({
      email: 'edit@example.com',
    })
  })

  test("AUT-10: changing the password requires the current one and ends the user's other sessions", async () => {
    const email = 'change@example.com'
    const sessionToken = await newPerson(server(), email)
    const { data } = await server().read('auth/login', { body: { email, password } })
    const body = {
      currentPassword: password,
      password: 'nauja-pieva-99',
      passwordConfirmation: 'nauja-pieva-99',
    }
    expect(
      await errorsOf(await put('profile/password', sessionToken, { ...body, currentPassword: 'wrong' })),
    ).toEqual([422, { currentPassword: ['validation.password_wrong'] }])
    expect((await put('profile/password', sessionToken, body)).status).toBe(204)
    expect((await server().call('auth/users/me', { token: sessionToken })).status).toBe(200)
    expect((await server().call('auth/users/me', { token: data.token })).status).toBe(401)
    expect([(await login(email, password)).status, (await login(email, 'nauja-pieva-99')).status]).toEqual([
      401, 200,
    ])
    expect((await mailsTo(server(), email))[0]).toMatchObject({ subject: 'Your password was changed' })
  })

  test('AUT-10: guesses at the current password are rate limited in an open session', async () => {
    const token = await newPerson(server(), 'guess@example.com')
    const body = {
      currentPassword: 'wrong',
      password: 'nauja-pieva-99',
      passwordConfirmation: 'nauja-pieva-99',
    }
    for (let guess = 1; guess <= 10; guess++)
      expect((await put('profile/password', token, body)).status).toBe(422)
    const limited = await put('profile/password', token, { ...body, currentPassword: password })
    expect([limited.status, limited.headers.has('Retry-After')]).toEqual([429, true])
  })

  test('AUT-16: a new address is confirmed within an hour by the mail sent to it', async () => {
    const token = await newPerson(server(), 'before@example.com')
    const start = (email: string) =>
      server().call('profile/email-change-intents', { token, body: { email, password } })
    expect(await errorsOf(await start('Before@example.com'))).toEqual([
      422,
      { email: ['validation.email_same'] },
    ])
    expect(await (await start('after@example.com')).json()).toMatchObject({
      data: { email: 'after@example.com', expiresAt: expect.stringMatching(/Z$/) },
    })
    const pending = () => server().read('profile/email-change-intents', { token })
    expect((await pending()).data).toMatchObject({ email: 'after@example.com' })
    const secret = await newestToken(server(), 'after@example.com')
    server().clock.advance(3599)
    expect((await pending()).data).not.toBeNull()
    const confirm = () =>
      server().call('profile/email-change-intents/confirmation', { body: { token: secret } })
    expect((await confirm()).status).toBe(204)
    expect((await confirm()).status).toBe(410)
    expect((await pending()).data).toBeNull()
    expect((await login('before@example.com', password)).status).toBe(401)
    expect((await login('after@example.com', password)).status).toBe(200)
    expect((await mailsTo(server(), 'before@example.com'))[0]).toMatchObject({
      subject: 'Your email address was changed',
    })
  })

  test('AUT-16: the link is invalid after an hour, after another request and after withdrawal', async () => {
    const token = await newPerson(server(), 'wish@example.com')
    const start = (email: string) =>
      server().read('profile/email-change-intents', { token, body: { email, password } })
    const confirm = async (secret: string) =>
      (await server().call('profile/email-change-intents/confirmation', { body: { token: secret } })).status
    await start('wish1@example.com')
    const expiredToken = await newestToken(server(), 'wish1@example.com')
    server().clock.advance(3600)
    expect(await confirm(expiredToken)).toBe(410)
    await start('wish2@example.com')
    const replacedToken = await newestToken(server(), 'wish2@example.com')
    const { data } = await start('wish3@example.com')
    const withdrawn = await newestToken(server(), 'wish3@example.com')
    expect(await confirm(replacedToken)).toBe(410)
    const path = `profile/email-change-intents/${data.id}`
    const otherToken = await server().signIn('single@example.com')
    expect((await server().call(path, { method: 'DELETE', token: otherToken })).status).toBe(404)
    expect((await server().call(path, { method: 'DELETE', token })).status).toBe(204)
    expect(await confirm(withdrawn)).toBe(410)
  })

  test('AUT-16: requesting a registered address answers alike and mails only its owner', async () => {
    const token = await newPerson(server(), 'curious@example.com')
    const answer = await server().read('profile/email-change-intents', {
      token,
      body: { email: 'board@example.com', password },
    })
    expect(answer.data).toMatchObject({ email: 'board@example.com' })
    const [mail] = await mailsTo(server(), 'board@example.com')
    expect(mail).toMatchObject({ subject: 'You already have an account', link: '/forgot-password' })
  })

  test('AUT-16: a network address causes twenty mails to new addresses an hour, five of them by one account', async () => {
    const tokens: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      tokens.push(await newPerson(server(), `limit-${name}@example.com`))
    await server().database.queries.delete(rateLimits)
    const start = async (token: string | undefined, email: string) =>
      (await server().call('profile/email-change-intents', { token, body: { email, password } })).status
    for (const [person, token] of tokens.slice(0, 4).entries()) {
      for (let count = 1; count <= 5; count++)
        expect([person, count, await start(token, `limit-${person}-${count}@example.com`)]).toEqual([
          person,
          count,
          200,
        ])
      if (person === 0) expect(await start(token, 'limit-0-6@example.com')).toBe(429)
    }
    expect(await start(tokens[4], 'limit-4-1@example.com')).toBe(429)
  })

  test('AUT-16: one new address gets five mails an hour, however many accounts ask for it', async () => {
    const statuses: number[] = []
    for (const name of ['f', 'g', 'h', 'i', 'j', 'k']) {
      const token = await newPerson(server(), `asks-${name}@example.com`)
      const body = { email: 'Asked@example.com', password }
      statuses.push((await server().call('profile/email-change-intents', { token, body })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('SEC-4, AUT-16: a change that waits when the password is reset ends, also if its mail is not written yet', async () => {
    const email = 'taken-over@example.com'
    const token = await newPerson(server(), email)
    const thief = 'taken-by@example.com'
    const { data } = await server().read('profile/email-change-intents', {
      token,
      body: { email: thief, password },
    })
    expect(data).toMatchObject({ email: thief })
    expect(await mailsTo(server(), thief)).toHaveLength(1)
    await server().call('auth/forgot-password', { body: { email } })
    const fresh = { password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    const secret = await newestToken(server(), email)
    const { queries } = server().database
    const [user] = await queries.select().from(users).where(eq(users.email, email))
    expect((await server().call('auth/reset-password', { body: { token: secret, ...fresh } })).status).toBe(
      204,
    )
    // As if the request had waited in the queue until now.
    const request = { kind: 'change-email', email: thief, userId: user?.id ?? 0 } as const
    await queries.insert(accountRequests).values({ request, locale: 'en', createdAt: server().clock.now })
    await answerRequest({ database: server().database, clock: () => server().clock.now })
    expect(await mailsTo(server(), thief)).toHaveLength(1)
    const session = (await server().read('auth/login', { body: { email, password: fresh.password } })).data
    expect((await server().read('profile/email-change-intents', { token: session.token })).data).toBeNull()
  })

  test('SEC-4, AUT-16: a token without the password changes neither the e-mail address nor the phone', async () => {
    const token = await newPerson(server(), 'stolen@example.com')
    const details = { firstName: 'Ona', lastName: 'Petraitienė', phone: '+37061234567' }
    const attempts: [string, string, object][] = [
      ['POST', 'profile/email-change-intents', { email: 'thief@example.com' }],
      ['PUT', 'profile', { ...details, phone: '+37069999999' }],
    ]
    for (const [method, path, body] of attempts) {
      const attempt = async (proof: object) =>
        errorsOf(await server().call(path, { method, token, body: { ...body, ...proof } }))
      expect(await attempt({})).toEqual([422, { password: ['validation.required'] }])
      expect(await attempt({ password: 'wrong' })).toEqual([422, { password: ['validation.password_wrong'] }])
    }
    expect(await mailsTo(server(), 'thief@example.com')).toEqual([])
    // A name reaches nobody, so it takes no password.
    const changed = await put('profile', token, { ...details, firstName: 'Onutė' })
    expect(changed.status).toBe(200)
    const proven = await put('profile', token, { ...details, phone: '+37069999999', password })
    expect(await proven.json()).toMatchObject({ data: { phone: '+37069999999' } })
  })

  test.each([
    ['POST', 'profile/deletion'],
    ['DELETE', 'profile'],
  ])('AUT-15, SEC-5: guesses of the password for %s %s are limited', async (method, path) => {
    const token = await newPerson(server(), `guessed-${method.toLowerCase()}@example.com`)
    const body = { password: 'wrong', confirmation: 'DELETE' }
    const statuses: number[] = []
    for (let guess = 0; guess <= 10; guess++)
      statuses.push((await server().call(path, { method, token, body })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  test('AUT-18: the user corrects invalid fields once and all together', async () => {
    const token = await server().signIn('repair@example.com')
    expect(await errorsOf(await put('profile/repair', token, { phone: '+37120000006' }))).toEqual([
      422,
      { lastName: ['validation.required'] },
    ])
    const corrections = { lastName: 'Ozoliņa', phone: '+37120000006' }
    const answer = await put('profile/repair', token, { ...corrections, firstName: 'Somebody' })
    expect(await answer.json()).toMatchObject({
      data: { ...corrections, firstName: 'Ilze', invalidFields: [] },
    })
    expect((await put('profile/repair', token, corrections)).status).toBe(403)
    const owner = await server().signIn('owner@example.com')
    expect((await put('profile/repair', owner, corrections)).status).toBe(403)
  })

  test('PRF-2: consents can be listed, given and withdrawn, except the mandatory ones', async () => {
    const token = await newPerson(server(), 'agree@example.com')
    const values = async () =>
      Object.fromEntries(
        (await server().read('auth/users/me/consents', { token })).data.map(
          ({ key, value }: { key: string; value: boolean }) => [key, value],
        ),
      )
    expect(await values()).toEqual({
      privacyPolicy: true,
      rules: true,
      dataProcessing: true,
      newsletter: false,
      paymentService: false,
    })
    const setConsent = (consent: string, value: boolean) =>
      put(`auth/users/me/consents/${consent}`, token, { value })
    expect((await setConsent('newsletter', true)).status).toBe(200)
    expect((await setConsent('paymentService', true)).status).toBe(200)
    expect(await errorsOf(await setConsent('rules', false))).toEqual([
      422,
      { value: ['validation.consent_required'] },
    ])
    expect((await setConsent('everything', true)).status).toBe(404)
    expect(await values()).toMatchObject({ newsletter: true, paymentService: true, rules: true })
  })

  test('PRF-2: profile/consents answers the consents of the account', async () => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('profile/consents', { token })
    expect(data).toEqual((await server().read('auth/users/me/consents', { token })).data)
    expect(data).toContainEqual({ key: 'rules', value: true, isMandatory: true })
  })

  test.each([
    ['DELETE', 'profile'],
    ['POST', 'profile/deletion'],
  ])('AUT-15: %s %s requires the password and a typed word and deletes all data', async (method, path) => {
    const email = `leave-${method.toLowerCase()}@example.com`
    const token = await newPerson(server(), email)
    const deleteAccount = (body: object) => server().call(path, { method, token, body })
    expect((await deleteAccount({ password, confirmation: 'delete' })).status).toBe(422)
    expect(await errorsOf(await deleteAccount({ password: 'wrong', confirmation: 'DELETE' }))).toEqual([
      422,
      { password: ['validation.password_wrong'] },
    ])
    expect((await deleteAccount({ password, confirmation: 'DELETE' })).status).toBe(204)
    expect((await server().call('auth/users/me', { token })).status).toBe(401)
    expect((await login(email, password)).status).toBe(401)
    expect(await server().database.queries.select().from(users).where(eq(users.email, email))).toEqual([])
    expect(await mailsTo(server(), email)).toEqual([])
  })

  test('AUT-15: accounts with contracts, payments and messages can be deleted', async () => {
    const token = await server().signIn('many@example.com')
    const body = { password: 'resident-demo', confirmation: 'DELETE' }
    expect((await server().call('profile', { method: 'DELETE', token, body })).status).toBe(204)
  })

  test('PRF-1: the export contains all account data and no secret', async () => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('profile/export', { token })
    expect(data.account).toMatchObject({ email: 'owner@example.com', firstName: 'Rūta' })
    expect(data.contracts).toHaveLength(5)
    expect(data.contracts[0]).toMatchObject({
      number: expect.any(String),
      organization: expect.any(String),
      roles: ['owner'],
      addresses: expect.arrayContaining([expect.stringContaining('Vilnius')]),
    })
    expect(JSON.stringify(data)).not.toMatch(/argon2|tokenHash|passwordHash|unsubscribeHash/)
  })

  test('SEC-3: the export leaves out payments of contracts in whose role the user sees no bills', async () => {
    const { queries } = server().database
    const paid = async () => {
      const token = await server().signIn('owner@example.com')
      const { payments, paymentsBegun } = (await server().read('profile/export', { token })).data
      return payments.length + paymentsBegun.length
    }
    expect(await paid()).toBeGreaterThan(0)
    const all = await queries.select().from(roles)
    await queries.update(roles).set({ permissions: ['declare'] })
    expect(await paid()).toBe(0)
    for (const { id, permissions } of all)
      await queries.update(roles).set({ permissions }).where(eq(roles.id, id))
  })

  test.each([
    ['a new password', 'PUT', 'profile/password', { currentPassword: password, password: 'mano-pieva-99' }],
    ['a new address', 'POST', 'profile/email-change-intents', { email: 'vagis@example.com', password }],
  ])(
    'SEC-4: %s that is asked for during a reset of the password is refused',
    async (what, method, path, fields) => {
      const email = `${what.split(' ').at(-1)}.reset@example.com`
      const token = await newPerson(server(), email)
      const body = {
        ...fields,
        ...('currentPassword' in fields && { passwordConfirmation: fields.password }),
      }
      const answer = await duringReset(server(), email, () => server().call(path, { method, token, body }))
      expect(answer.status).toBe(401)
      expect((await login(email, password)).status).toBe(200)
    },
  )

  test("PRF-1: the export contains readings, requests, votes, orders, payments and consents of the user's contracts", async () => {
    const token = await server().signIn('owner@example.com')
    await put('contracts/1/consents', token, { newsletters: true })
    await put('auth/users/me/consents/paymentService', token, { value: true })
    await server().read('offers/1/orders', { token, body: { contractId: 1, comment: 'Po šeštos vakaro' } })
    const message = 'Laiptinėje nedega šviesa nuo pirmadienio.'
    const task = {
      organizationId: 1,
      contractId: 1,
      category: 'other',
      phone: '+37061200001',
      message,
      uploads: [],
    }
    await server().read('help-desk-tasks', { token, body: task })
    const { data } = await server().read('profile/export', { token })
    expect(data.contracts[0].consents).toMatchObject({ newsletters: true, transactionalSms: false })
    expect(data.consents).toContainEqual(
      expect.objectContaining({ consent: 'paymentService', isGiven: true }),
    )
    expect(data.orders).toEqual([expect.objectContaining({ comment: 'Po šeštos vakaro' })])
    expect(data.requests).toContainEqual(
      expect.objectContaining({
        number: expect.stringMatching(/^PG-2026-\d{5}$/),
        message,
        stages: [{ stage: 1, at: expect.any(String) }],
      }),
    )
    expect(data.declarations[0]).toMatchObject({
      meter: expect.any(String),
      to: expect.stringMatching(/^\d+\.\d{4}$/),
    })
    expect(data.votes[0]).toMatchObject({
      receipt: expect.any(String),
      withdrawnAt: null,
      container: null,
      answers: [expect.objectContaining({ agrees: true })],
    })
    expect(data.payments[0]).toMatchObject({ amount: expect.stringMatching(/^\d+\.\d{2}$/), currency: 'EUR' })
    // The export contains no data of other users.
    const otherExport = await server().read('profile/export', {
      token: await newPerson(server(), 'tuscia@example.com'),
    })
    for (const part of [
      'contracts',
      'requests',
      'orders',
      'votes',
      'payments',
      'declarations',
      'keptChoices',
    ])
      expect([part, otherExport.data[part]]).toEqual([part, []])
  })

  test('AUT-19: activity is stored once per user', async () => {
    const token = await server().signIn('tenant@example.com')
    const { queries } = server().database
    for (let attempt = 1; attempt <= 2; attempt++) {
      server().clock.advance(60)
      const response = await server().call('activity-logs/refresh', { method: 'PUT', token })
      expect(response.status).toBe(204)
    }
    const rows = await queries.select().from(accountActivity).where(eq(accountActivity.userId, 4))
    expect(rows).toEqual([{ userId: 4, lastSeenAt: server().clock.now }])
  })
})
