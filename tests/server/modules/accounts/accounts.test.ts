import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { removeOverdue } from '../../../../server/jobs/retention.ts'
import { createLink } from '../../../../server/modules/accounts/links.ts'
import { passwords } from '../../../../server/modules/accounts/passwords.ts'
import { accountsRetention } from '../../../../server/modules/accounts/retention.ts'
import { socialAccounts } from '../../../../server/modules/accounts/social/tables.ts'
import { rivalRegistrations, users } from '../../../../server/modules/accounts/tables.ts'
import { mailsTo, newestToken, tokenOf } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newPerson } from '../../../support/people.ts'
import { registration } from '../../../support/registration.ts'
import { retentionServices } from '../../../support/retentionServices.ts'

afterEach(() => vi.restoreAllMocks())

onEachDatabase('Accounts', server => {
  const post = (path: string, body: unknown, token?: string) => server().call(path, { body, token })
  const login = (email: string, password: string) => post('auth/login', { email, password })
  const resetRateLimits = () => server().database.queries.delete(rateLimits)
  const fieldsOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors?: object }).errors,
  ]
  const comparable = async (response: Response) => ({
    status: response.status,
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
  })
  afterEach(() => resetRateLimits())

  test('AUT-5 AUT-6: a registered user confirms the address and signs in', async () => {
    const email = 'ona@example.com'
    const { password } = registration(email)
    expect((await post('auth/register', registration(email))).status).toBe(204)
    const token = await newestToken(server(), email)
    expect([(await login(email, password)).status, (await login(email, 'wrong')).status]).toEqual([403, 401])
    expect((await post('auth/verify-email', { token })).status).toBe(204)
    const { data } = await server().read('auth/login', { body: { email, password } })
    const profile = await server().read('auth/users/me', { token: data.token })
    expect(profile.data).toMatchObject({ email, firstName: 'Ona', phone: '+37061234567', invalidFields: [] })
    expect(profile.data.roles).toEqual([])
  })

  test('AUT-5: registration answers alike for a known address and mails its owner a different text', async () => {
    const hash = vi.spyOn(passwords, 'hash')
    const knownAnswer = await comparable(await post('auth/register', registration('Owner@Example.com')))
    const unknownAnswer = await comparable(await post('auth/register', registration('new@example.com')))
    expect(knownAnswer).toEqual(unknownAnswer)
    expect(knownAnswer).toMatchObject({ status: 204, body: '' })
    expect(hash).toHaveBeenCalledTimes(2)
    expect(await mailsTo(server(), 'owner@example.com')).toMatchObject([
      { subject: 'You already have an account', link: '/forgot-password' },
    ])
    expect(await mailsTo(server(), 'new@example.com')).toMatchObject([
      { subject: 'Confirm your email address' },
    ])
    // The owner's account is unchanged.
    expect((await login('owner@example.com', 'resident-demo')).status).toBe(200)
  })

  test('AUT-5: registration reports each invalid field', async () => {
    const invalidForm = registration('not an address', {
      firstName: 'O',
      lastName: '',
      phone: '861234567',
      passwordConfirmation: 'another-pieva-77',
    })
    expect(await fieldsOf(await post('auth/register', invalidForm))).toMatchObject([
      422,
      {
        firstName: ['validation.name_short'],
        lastName: ['validation.name_short'],
        phone: ['validation.phone'],
        email: ['validation.email'],
      },
    ])
    const mismatch = registration('ona2@example.com', { passwordConfirmation: 'another-pieva-77' })
    expect(await fieldsOf(await post('auth/register', mismatch))).toEqual([
      422,
      { passwordConfirmation: ['validation.password_mismatch'] },
    ])
    for (const consent of ['privacyPolicy', 'rules', 'userAgreement', 'contractDataProcessing']) {
      const consents = { ...registration('').consents, [consent]: false }
      expect(
        await fieldsOf(await post('auth/register', registration('ona3@example.com', { consents }))),
      ).toEqual([422, { [`consents.${consent}`]: ['validation.consent_required'] }])
    }
  })

  test.each([
    ['short', '1234567', 'validation.password_short'],
    ['too long', 'ž'.repeat(256), 'validation.password_long'],
    ['common', 'Password123!', 'validation.password_common'],
    ['a run', '87654321', 'validation.password_common'],
    ['one piece repeated', 'abcabcabc', 'validation.password_common'],
    ['the e-mail itself', 'ona4@example.com', 'validation.password_common'],
  ])('AUT-9: refuses a password that is %s', async (_, password, key) => {
    const body = registration('ona4@example.com', { password, passwordConfirmation: password })
    expect(await fieldsOf(await post('auth/register', body))).toEqual([422, { password: [key] }])
  })

  test('AUT-9: accepts a password of 8 to 255 characters of any kind', async () => {
    for (const [index, password] of ['  ðž☃ 🏠 ', 'x1Ж-7'.repeat(51)].entries()) {
      const email = `odd${index}@example.com`
      const body = registration(email, { password, passwordConfirmation: password })
      expect((await post('auth/register', body)).status).toBe(204)
      await post('auth/verify-email', { token: await newestToken(server(), email) })
      expect((await login(email, password)).status).toBe(200)
    }
  })

  test('AUT-5: refuses names with characters that the database cannot store, accepts them in passwords', async () => {
    for (const changes of [
      { firstName: 'On\u0000a' },
      { lastName: 'Petr\udfffas' },
      { email: 'on\u0000a@example.com' },
      { phone: '+370612\u000034567' },
    ])
      expect((await post('auth/register', registration('odd@example.com', changes))).status).toBe(422)
    for (const token of ['\u0000', '\ud800', 'ž'.repeat(200)])
      expect((await post('auth/verify-email', { token })).status).toBe(410)
    const password = 'pieva\u0000\ud800-77'
    const body = registration('odd9@example.com', { password, passwordConfirmation: password })
    expect((await post('auth/register', body)).status).toBe(204)
    await post('auth/verify-email', { token: await newestToken(server(), 'odd9@example.com') })
    expect((await login('odd9@example.com', password)).status).toBe(200)
  })

  test.each(['first', 'second'])(
    'SEC-6, AUT-5: of two registrations of an address, the one whose password is typed is confirmed: the %s',
    async which => {
      const email = `twice-${which}@example.com`
      const other = { password: 'kita-pieva-88', passwordConfirmation: 'kita-pieva-88' }
      await post('auth/register', registration(email))
      const olderToken = await newestToken(server(), email)
      await post('auth/register', registration(email, { ...other, firstName: 'Kita' }))
      const token = await newestToken(server(), email)
      const passwords = [registration(email).password, other.password] as const
      const [own, stranger] = which === 'first' ? passwords : ([passwords[1], passwords[0]] as const)
      expect((await post('auth/verify-email', { token: olderToken })).status).toBe(410)
      // A click alone confirms nobody's password.
      expect(await fieldsOf(await post('auth/verify-email', { token }))).toEqual([
        422,
        { password: ['validation.password_of_registration'] },
      ])
      expect(await fieldsOf(await post('auth/verify-email', { token, password: 'wrong' }))).toEqual([
        422,
        { password: ['validation.password_wrong'] },
      ])
      expect((await post('auth/verify-email', { token, password: own })).status).toBe(204)
      expect((await login(email, stranger)).status).toBe(401)
      const response = await login(email, own)
      const { data } = (await response.json()) as { data: { token: string } }
      const profile = await server().read('auth/users/me', { token: data.token })
      expect(profile.data.firstName).toBe(which === 'first' ? 'Ona' : 'Kita')
    },
  )

  test('SEC-6, AUT-11: of two registrations of an account that a provider began, the password decides, also after two days', async () => {
    const email = 'begun@example.com'
    const { queries } = server().database
    const [begun] = await queries
      .insert(users)
      .values({ email, passwordHash: 'none', firstName: 'Ona', lastName: 'Onaitė', invalidFields: [] })
      .returning()
    const social = { provider: 'lumo', subject: 'begun', createdWith: true, linkedAt: new Date() }
    await queries.insert(socialAccounts).values({ ...social, userId: begun?.id ?? 0 })
    await post('auth/register', registration(email))
    await newestToken(server(), email)
    await post('auth/register', registration(email, { firstName: 'Kita' }))
    const token = await newestToken(server(), email)
    await queries
      .update(rivalRegistrations)
      .set({ createdAt: new Date(server().clock.now.getTime() - 3 * 86_400_000) })
      .where(eq(rivalRegistrations.userId, begun?.id ?? 0))
    await removeOverdue(retentionServices(server()), accountsRetention)
    expect(await fieldsOf(await post('auth/verify-email', { token }))).toEqual([
      422,
      { password: ['validation.password_of_registration'] },
    ])
  })

  test('AUT-6, SEC-5: guesses of the password of one of two registrations are limited', async () => {
    const email = 'guessed@example.com'
    for (const firstName of ['Ona', 'Kita']) await post('auth/register', registration(email, { firstName }))
    const token = await newestToken(server(), email)
    const statuses: number[] = []
    for (let guess = 0; guess <= 10; guess++)
      statuses.push((await post('auth/verify-email', { token, password: 'wrong' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })

  test('AUT-8: a password reset request answers alike for every address', async () => {
    const knownAnswer = await comparable(await post('auth/forgot-password', { email: 'single@example.com' }))
    const unknownAnswer = await comparable(
      await post('auth/forgot-password', { email: 'nobody@example.com' }),
    )
    expect(knownAnswer).toEqual(unknownAnswer)
    expect(await mailsTo(server(), 'single@example.com')).toHaveLength(1)
    expect(await mailsTo(server(), 'nobody@example.com')).toEqual([])
  })

  test('AUT-8 AUT-9: a password reset signs in with the new password, ends every session and accepts its link once', async () => {
    const email = 'reset@example.com'
    const session = await newPerson(server(), email)
    await post('auth/forgot-password', { email })
    const token = await newestToken(server(), email)
    const body = (password: string) => ({ token, password, passwordConfirmation: password })
    expect(await fieldsOf(await post('auth/reset-password', body('qwerty123')))).toEqual([
      422,
      { password: ['validation.password_common'] },
    ])
    expect((await post('auth/reset-password', body('nauja-pieva-99'))).status).toBe(204)
    expect((await server().call('auth/users/me', { token: session })).status).toBe(401)
    expect((await post('auth/reset-password', body('dar-viena-pieva'))).status).toBe(410)
    expect((await login(email, registration(email).password)).status).toBe(401)
    expect((await login(email, 'nauja-pieva-99')).status).toBe(200)
    expect((await mailsTo(server(), email))[0]).toMatchObject({ subject: 'Your password was changed' })
  })

  test('SEC-5: a sign-in whose password is reset while it is checked opens no session', async () => {
    const email = 'meanwhile@example.com'
    await newPerson(server(), email)
    await post('auth/forgot-password', { email })
    const token = await newestToken(server(), email)
    const { matches } = passwords
    vi.spyOn(passwords, 'matches').mockImplementationOnce(async (...known) => {
      const isRight = await matches(...known)
      const password = 'nauja-pieva-99'
      const reset = { token, password, passwordConfirmation: password }
      expect((await post('auth/reset-password', reset)).status).toBe(204)
      return isRight
    })
    expect((await login(email, registration(email).password)).status).toBe(401)
    expect((await login(email, 'nauja-pieva-99')).status).toBe(200)
  })

  test('AUT-8: a password reset link expires after an hour', async () => {
    const email = 'late@example.com'
    await newPerson(server(), email)
    await post('auth/forgot-password', { email })
    const token = await newestToken(server(), email)
    const body = { token, password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    server().clock.advance(3600)
    expect((await post('auth/reset-password', body)).status).toBe(410)
  })

  test('AUT-9: a secret works for its own purpose only', async () => {
    const email = 'purpose@example.com'
    await newPerson(server(), email)
    await post('auth/forgot-password', { email })
    const token = await newestToken(server(), email)
    const password = { password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    for (const [path, body] of [
      ['auth/verify-email', { token }],
      ['auth/create-password', { token, ...password }],
      ['auth/complete-registration', { ...registration(email), token }],
      ['profile/email-change-intents/confirmation', { token }],
      ['newsletter/unsubscribe', { token }],
    ] as const)
      expect([path, (await post(path, body)).status]).toEqual([path, 410])
    expect((await post('auth/reset-password', { token, ...password })).status).toBe(204)
  })

  test('AUT-8: link lookup returns the address and does not consume the link', async () => {
    const email = 'look@example.com'
    await post('auth/register', registration(email))
    const token = await newestToken(server(), email)
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { data } = await server().read('auth/links/check', { body: { token } })
      expect(data).toMatchObject({ purpose: 'verify-email', email })
    }
    expect((await post('auth/verify-email', { token })).status).toBe(204)
    expect((await post('auth/links/check', { token })).status).toBe(410)
  })

  test('AUT-7 AUT-9: a customer completes an account that an organization created', async () => {
    const { queries } = server().database
    const linkFor = async (email: string, purpose: 'create-password' | 'complete-registration') => {
      const [user] = await queries
        .insert(users)
        .values({
          email,
          firstName: '',
          lastName: '',
          passwordHash: await passwords.hash('x'),
          invalidFields: [],
        })
        .returning()
      const link = await createLink(queries, { purpose, userId: user?.id ?? 0, email }, server().clock.now)
      return tokenOf({ link })
    }
    const firstToken = await linkFor('made1@example.com', 'create-password')
    const password = { password: 'nauja-pieva-99', passwordConfirmation: 'nauja-pieva-99' }
    expect((await post('auth/create-password', { token: firstToken, ...password })).status).toBe(204)
    expect((await login('made1@example.com', password.password)).status).toBe(200)

    const secondToken = await linkFor('made2@example.com', 'complete-registration')
    const { email, ...details } = registration('made2@example.com')
    expect((await post('auth/complete-registration', { token: secondToken, ...details })).status).toBe(204)
    expect((await login(email, details.password)).status).toBe(200)
    const [user] = await queries.select().from(users).where(eq(users.email, email))
    expect(user).toMatchObject({ firstName: 'Ona', lastName: 'Petraitienė' })
  })

  test('AUT-17: a newsletter subscriber receives a link that unsubscribes without signing in', async () => {
    const email = 'news@example.com'
    const consents = { ...registration('').consents, newsletter: true }
    await post('auth/register', registration(email, { consents }))
    await post('auth/verify-email', { token: await newestToken(server(), email) })
    const [mail] = await mailsTo(server(), email)
    expect(mail?.link).toMatch(/^\/unsubscribe#token=/)
    const { data } = await server().read('auth/login', {
      body: { email, password: registration(email).password },
    })
    const newsletter = async () =>
      (await server().read('auth/users/me/consents', { token: data.token })).data.find(
        ({ key }: { key: string }) => key === 'newsletter',
      ).value
    expect(await newsletter()).toBe(true)
    expect((await post('newsletter/unsubscribe', { token: tokenOf(mail) })).status).toBe(204)
    expect(await newsletter()).toBe(false)
  })
})
