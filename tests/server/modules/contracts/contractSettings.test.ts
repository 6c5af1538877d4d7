import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { testNow } from '../../../support/fill.ts'
import { mailsTo, newestToken } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

onEachDatabase('Consents and e-mail of a contract', server => {
  beforeEach(async () => {
    server().clock.now = testNow
    await server().database.queries.delete(rateLimits)
  })
  const owner = () => server().signIn('owner@example.com')
  const consents = async (contract: number) =>
    (await server().read(`contracts/${contract}/consents`, { token: await owner() })).data
  const change = async (contract: number, body: unknown) =>
    server().call(`contracts/${contract}/consents`, { method: 'PUT', token: await owner(), body })
  const askFor = async (contract: number, email: string) =>
    server().call(`contracts/${contract}/email-change-intents`, { token: await owner(), body: { email } })
  const emailOf = async (contract: number, query = '') =>
    (await server().read(`contracts/${contract}/email-change-intents${query}`, { token: await owner() })).data
  const post = async (path: string, token: string) => (await server().call(path, { body: { token } })).status

  const noConsents = {
    billEmailDelivery: false,
    newsletters: false,
    transactionalEmail: false,
    transactionalSms: false,
  }

  test('CON-13: all four consents are off by default and change independently', async () => {
    expect(await consents(1)).toEqual(noConsents)
    expect(await (await change(1, { newsletters: true })).json()).toEqual({
      data: { ...noConsents, newsletters: true },
    })
    await change(1, { transactionalSms: true })
    expect(await consents(1)).toEqual({ ...noConsents, newsletters: true, transactionalSms: true })
    // Another contract of the same user has its own consents.
    expect(await consents(2)).toEqual(noConsents)
    expect((await change(1, {})).status).toBe(200)
    expect(await consents(1)).toMatchObject({ newsletters: true })
  })

  test.each([{ newsletters: 'yes' }, { newsletters: null }, []])(
    'CON-13: refuses %j and changes nothing',
    async body => {
      const consentsBefore = await consents(1)
      expect((await change(1, body)).status).toBe(422)
      expect(await consents(1)).toEqual(consentsBefore)
    },
  )

  test('AUT-16: a new address is pending until its link is used within an hour', async () => {
    const email = 'nauja@example.net'
    const response = await askFor(2, email)
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        data: {
          email: null,
          pending: { id: expect.any(Number), email, expiresAt: '2026-11-21T11:00:00.000Z' },
        },
      },
    ])
    const token = await newestToken(server(), email)
    server().clock.advance(3600)
    expect(await post('contracts/verify-email', token)).toBe(410)
    expect(await emailOf(2)).toEqual({ email: null, pending: null })
    await askFor(2, email)
    const newestSecret = await newestToken(server(), email)
    server().clock.advance(3599)
    expect(await post('contracts/verify-email', newestSecret)).toBe(204)
    expect(await emailOf(2)).toEqual({ email, pending: null })
  })

  test('AUT-16: a change is confirmed only by its own number and secret', async () => {
    await askFor(4, 'pirmas@example.net')
    await askFor(5, 'antras@example.net')
    const [firstId, secondId] = [(await emailOf(4)).pending.id, (await emailOf(5)).pending.id]
    const token = await newestToken(server(), 'pirmas@example.net')
    const confirm = (id: number) => post(`contracts/email-change-intents/${id}/confirmation`, token)
    const [mail] = await mailsTo(server(), 'pirmas@example.net')
    expect(mail?.link).toBe(`/verify-contract-email#token=${token}&intent=${firstId}`)
    expect(await emailOf(4, '?pending=1')).toMatchObject({ pending: { id: firstId } })
    expect(await emailOf(4, '?pending=false')).toEqual({ email: null, pending: null })
    expect(await confirm(secondId)).toBe(410)
    expect(await confirm(firstId)).toBe(204)
    expect(await confirm(firstId)).toBe(410)
    expect(await emailOf(4)).toMatchObject({ email: 'pirmas@example.net' })
    expect(await emailOf(5)).toMatchObject({ email: null, pending: { email: 'antras@example.net' } })
  })

  test('AUT-16: of addresses asked for at once all are answered, and one waits with the link that was mailed to it', async () => {
    const emails = [1, 2, 3, 4].map(tab => `kortele${tab}@example.net`)
    const answers = await Promise.all(emails.map(email => askFor(4, email)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const { email } = (await emailOf(4)).pending
    const statuses = []
    for (const asked of emails)
      statuses.push(await post('contracts/verify-email', await newestToken(server(), asked)))
    expect(statuses).toEqual(emails.map(asked => (asked === email ? 204 : 410)))
    expect(await emailOf(4)).toEqual({ email, pending: null })
  })

  test('CON-4: a name that is given and deleted at one moment is answered without a fault', async () => {
    const token = await owner()
    const path = 'contracts/4/name'
    const answers: number[] = []
    for (const _ of Array(40).keys()) {
      const calls = ['POST', 'POST', 'DELETE', 'DELETE'].map(method =>
        server().call(path, { method, token, ...(method === 'POST' && { body: { name: 'Butas' } }) }),
      )
      for (const { status } of await Promise.all(calls)) answers.push(status)
    }
    expect([...new Set(answers)].filter(status => status >= 400)).toEqual([])
  })

  test('AUT-17: the secret of a contract mail ends one kind of mail without signing in, repeatably', async () => {
    const email = 'laiskai@example.net'
    await askFor(5, email)
    await post('contracts/verify-email', await newestToken(server(), email))
    await change(5, { billEmailDelivery: true, newsletters: true })
    const [mail] = await mailsTo(server(), email)
    expect(mail?.link).toMatch(/^\/contract-unsubscribe\/contract\/5#token=/)
    const token = await newestToken(server(), email)
    expect(await post('contracts/unsubscribe/newsletters', token)).toBe(204)
    expect(await post('contracts/unsubscribe/newsletters', token)).toBe(204)
    expect(await consents(5)).toEqual({ ...noConsents, billEmailDelivery: true })
    expect(await post('contracts/unsubscribe/everything', token)).toBe(404)
    expect(await post('contracts/unsubscribe/newsletters', 'x'.repeat(43))).toBe(410)
    // The secret works for nothing else.
    expect(await post('contracts/verify-email', token)).toBe(410)
  })

  test('EVT-1: consents write consent.changed with what changed, and nothing when they are sent again', async () => {
    const email = 'kartojimai@example.net'
    await askFor(4, email)
    await post('contracts/verify-email', await newestToken(server(), email))
    const token = await newestToken(server(), email)
    const after = await newestNumber(server(), 2)
    const given = { newsletters: true, transactionalSms: true }
    await change(4, { transactionalEmail: false })
    await Promise.all([change(4, given), change(4, given), change(4, given)])
    await change(4, { newsletters: true, transactionalSms: false })
    for (const _ of ['first', 'again'])
      expect(await post('contracts/unsubscribe/newsletters', token)).toBe(204)
    const events = await eventsOf(server(), { vendorId: 2, after })
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['consent.changed', { consents: given }],
      ['consent.changed', { consents: { transactionalSms: false } }],
      ['consent.changed', { consents: { newsletters: false } }],
    ])
    expect(events.map(({ data }) => Object.keys((data as { consents: object }).consents).length)).toEqual([
      2, 1, 1,
    ])
  })

  test('AUT-16: mail is in the language of the call and contains nothing of the contract', async () => {
    await server().call('contracts/2/email-change-intents', {
      token: await owner(),
      body: { email: 'latvija@example.net' },
      headers: { 'Accept-Language': 'lv' },
    })
    const [mail] = await mailsTo(server(), 'latvija@example.net')
    expect(mail).toMatchObject({ subject: 'Apstipriniet līguma e-pasta adresi', locale: 'lv' })
    expect(JSON.stringify(mail)).not.toContain('100234')
  })

  test('AUT-16: one user can cause at most five mails an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await askFor(2, 'daug@example.net')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    expect(await mailsTo(server(), 'daug@example.net')).toHaveLength(5)
  })
})
