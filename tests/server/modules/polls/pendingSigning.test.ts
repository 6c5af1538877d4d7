import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { pollSignings, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { signingPerson } from '../../../support/signingPerson.ts'

onEachDatabase('The pending signature of a poll', server => {
  const call = async (path: string, body?: object, email = 'owner@example.com') => {
    const token = await server().signIn(email)
    const answer = await server().call(`contracts/1/polls/2${path}`, { token, ...(body && { body }) })
    return { status: answer.status, ...(await answer.json()) }
  }
  const start = async () => {
    const answers = [{ questionId: 3, choice: 'agree' }]
    return (await call('/sign', { ...signingPerson, answers, returnUrl: `${server().url}/` })).data
  }
  const press = (redirectUrl: string, action: string) =>
    fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  const end = (id: string, by: 'completed' | 'failed') => call(`/sign/${id}/${by}`, {})
  const read = async (email?: string) => (await call('', undefined, email)).data

  beforeEach(async () => {
    const { queries } = server().database
    await queries.delete(rateLimits)
    await queries.delete(pollSignings)
    await queries.delete(pollVotes).where(eq(pollVotes.pollId, 2))
  })

  test('POL-3: a poll names the signature of the caller while it waits and until it is counted, and then the vote', async () => {
    expect(await read()).toMatchObject({ signing: null, canVote: true })
    const signing = await start()
    expect((await read()).signing).toEqual(signing)
    await press(signing.redirectUrl, 'sign')
    expect((await read()).signing).toMatchObject({ id: signing.id, state: 'signed', redirectUrl: null })
    expect((await end(signing.id, 'completed')).status).toBe(200)
    expect(await read()).toMatchObject({ signing: null, hasTakenPart: true, vote: { pollId: 2 } })
  })

  test.each([
    ['was refused', ({ redirectUrl }) => press(redirectUrl, 'refuse')],
    ['was cancelled', ({ id }) => end(id, 'failed')],
    ['has expired', async () => server().clock.advance(600)],
  ] satisfies [string, (signing: { redirectUrl: string; id: string }) => Promise<unknown>][])(
    'POL-3: a poll no longer names a signature that %s, and another one can start',
    async (_, over) => {
      const signing = await start()
      expect((await read()).signing).toEqual(signing)
      await over(signing)
      expect(await read()).toMatchObject({ signing: null, canVote: true })
      const next = await start()
      expect((await read()).signing).toEqual(next)
    },
  )

  test('POL-3: a poll names of two signatures the signed one, and otherwise the latest', async () => {
    const first = await start()
    server().clock.advance(1)
    const second = await start()
    expect((await read()).signing).toEqual(second)
    await press(first.redirectUrl, 'sign')
    expect((await read()).signing).toMatchObject({ id: first.id, state: 'signed' })
  })

  test('POL-3: a signature that is cancelled after it was given counts no vote', async () => {
    const { id, redirectUrl } = await start()
    await press(redirectUrl, 'sign')
    expect((await end(id, 'failed')).data).toMatchObject({ state: 'failed', failure: 'given_up' })
    expect((await end(id, 'completed')).code).toBe('poll_choice_not_counted')
    expect(await read()).toMatchObject({ signing: null, hasTakenPart: false, canVote: true })
    const [row] = await server().database.queries.select().from(pollSignings)
    expect(row?.container).toBeNull()
  })

  test('POL-3: a poll does not name the signature of another holder of the contract', async () => {
    const { queries } = server().database
    const holder = { vendorId: 1, userId: 2, contractId: 1 }
    await queries.insert(userContracts).values({ ...holder, roleId: 1 })
    const signing = await start()
    expect((await read()).signing).toEqual(signing)
    expect(await read('single@example.com')).toMatchObject({ signing: null, canVote: true })
    await queries
      .delete(userContracts)
      .where(and(eq(userContracts.userId, holder.userId), eq(userContracts.contractId, holder.contractId)))
  })
})
