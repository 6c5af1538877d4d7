import { expect, test } from 'vitest'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

onEachDatabase('Calls that others would suffer from', server => {
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter(value => value === status).length

  test('SEC-9: rings a telephone at most ten times an hour', async () => {
    const token = await server().signIn('owner@example.com')
    const statuses: number[] = []
    for (let prompt = 1; prompt <= 14; prompt++) {
      const body = {
        firstName: 'Rūta',
        lastName: 'Žemaitienė',
        phone: '+37061200001',
        personalCode: '481010-10001',
        answers: [{ questionId: 3, choice: 'agree' }],
        isOwner: true,
        consent: true,
        returnUrl: `${server().url}/`,
      }
      statuses.push((await server().call('contracts/1/polls/2/sign', { token, body })).status)
      // Forgets the limit of the person, and not that of the telephone.
      server().clock.advance(60)
    }
    expect(count(statuses, 429)).toBe(4)
  })

  test('SEC-9: takes twenty requests of a person an hour', async () => {
    const token = await server().signIn('owner@example.com')
    const statuses: number[] = []
    for (let at = 1; at <= 25; at++) {
      const body = {
        organizationId: 1,
        contractId: 1,
        category: 'other',
        phone: '+37061200001',
        message: `Ar galima gauti antrą raktą? ${at}`,
        uploads: [],
      }
      statuses.push((await server().call('help-desk-tasks', { token, body })).status)
    }
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([20, 5])
  })

  test('SEC-9: exports the data of a person five times an hour', async () => {
    const token = await server().signIn('single@example.com')
    const statuses: number[] = []
    for (let at = 1; at <= 7; at++) statuses.push((await server().call('profile/export', { token })).status)
    expect([count(statuses, 200), count(statuses, 429)]).toEqual([5, 2])
  })

  test('SEC-13: refuses a body with a byte order mark, which a signature would not cover as it is read', async () => {
    const answer = await server().call('auth/login', {
      body: '\uFEFF{"email":"a@example.com","password":"x"}',
    })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_json' }])
  })
})
