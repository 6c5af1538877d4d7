import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { pollSignings, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { signingPerson } from '../../../support/signingPerson.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

const owner = 'owner@example.com'
const minute = 60_000
const isPoll = (id: number) => eq(pollVotes.pollId, id)

onEachDatabase('Withdrawing a vote', server => {
  const call = async (path: string, body?: object, email = owner) => {
    const token = await server().signIn(email)
    const answer = await server().call(`contracts/${path}`, { token, ...(body && { body }) })
    return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) }
  }
  const read = async (poll: number) => (await call(`1/polls/${poll}`)).data
  const answersOf = (choice: string) => [1, 2].map(questionId => ({ questionId, choice }))
  const vote = async (choice = 'agree') =>
    (await call('1/polls/1/vote', { answers: answersOf(choice), isOwner: true })).data
  const withdraw = (receipt: string, { poll = 1, email = owner } = {}) =>
    call(`1/polls/${poll}/vote/withdrawal`, { receipt }, email)
  const startSigning = async (choice = 'agree') =>
    (
      await call('1/polls/2/sign', {
        ...signingPerson,
        answers: [{ questionId: 3, choice }],
        returnUrl: `${server().url}/`,
      })
    ).data
  const sign = (redirectUrl: string) =>
    fetch(redirectUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'sign' }),
    })
  const complete = (id: string) => call(`1/polls/2/sign/${id}/completed`, {})
  const signed = async (choice?: string) => {
    const { id, redirectUrl } = await startSigning(choice)
    await sign(redirectUrl)
    return { id, ...(await complete(id)).data }
  }
  const containerOf = async (vote: number) => {
    const { key } = system
    const headers = { Authorization: `Bearer ${key}` }
    const url = `${server().url}/api/vendor/v1/polls/P-2/votes/${vote}/container`
    return Buffer.from(await (await fetch(url, { headers })).arrayBuffer()).toString('base64')
  }
  const check = async (container: string) =>
    (await (await server().call('polls/containers/verification', { body: { container } })).json()).data

  let system: VendorSystem
  beforeAll(async () => {
    system = await newVendorSystem(server(), 1)
  })
  const allowUntil = (withdrawableUntil: Date | null) =>
    server().database.queries.update(polls).set({ withdrawableUntil }).where(eq(polls.vendorId, 1))
  beforeEach(async () => {
    const { queries } = server().database
    await queries.delete(rateLimits)
    await queries.delete(pollSignings)
    for (const id of [1, 2]) {
      await queries.delete(pollVotes).where(isPoll(id))
      await queries
        .update(polls)
        .set({ sourceId: `P-${id}` })
        .where(eq(polls.id, id))
    }
    await allowUntil(new Date(server().clock.now.getTime() + minute))
  })

  test('VOT-6: a withdrawn vote no longer counts, the contract votes again, and the vendor hears of it once', async () => {
    const before = (await read(1)).questions[0].agree
    const { receipt } = await vote()
    expect(await read(1)).toMatchObject({
      canWithdraw: true,
      canVote: false,
      questions: [{ agree: before + 1 }, {}],
    })
    const after = await newestNumber(server())
    expect((await withdraw(receipt)).status).toBe(204)
    expect((await withdraw(receipt)).status).toBe(204)
    expect(await read(1)).toMatchObject({
      canWithdraw: false,
      canVote: true,
      hasTakenPart: false,
      vote: null,
      questions: [{ agree: before, myChoice: null }, {}],
    })
    expect(await eventsOf(server(), { after })).toMatchObject([
      { type: 'vote.withdrawn', data: { poll: 1, pollSourceId: 'P-1', receipt, person: { email: owner } } },
    ])
    server().clock.advance(1)
    const second = await vote('disagree')
    // The first call again, late, leaves the second vote alone.
    expect((await withdraw(receipt)).status).toBe(204)
    expect((await read(1)).vote).toMatchObject({ receipt: second.receipt })
    const { data } = (await system.call('polls/P-1/votes')).body
    expect(data).toMatchObject([
      { receipt, withdrawnAt: expect.stringMatching(/Z$/), choices: ['agree', 'agree'] },
      { receipt: second.receipt, withdrawnAt: null, choices: ['disagree', 'disagree'] },
    ])
  })

  test('VOT-6: the container of a withdrawn vote is kept and says so, counts in no tally, and its signing brings it not back', async () => {
    const first = await signed()
    const [{ id: voteId }] = (await system.call('polls/P-2/votes')).body.data
    const container = await containerOf(voteId)
    expect(await check(container)).toMatchObject({ isCounted: true, isWithdrawn: false })
    expect((await withdraw(first.receipt, { poll: 2 })).status).toBe(204)
    expect(await check(container)).toMatchObject({ result: 'sound', isCounted: false, isWithdrawn: true })
    expect((await system.call('polls/P-2/tally')).body.data).toMatchObject({ counted: 0, refused: 0 })
    expect(await containerOf(voteId)).toBe(container)
    expect((await complete(first.id)).code).toBe('poll_choice_not_counted')
    server().clock.advance(1)
    await signed('disagree')
    expect((await system.call('polls/P-2/tally')).body.data).toMatchObject({
      counted: 1,
      questions: [{ agree: 0, disagree: 1 }],
    })
    expect((await read(2)).questions[0].myChoice).toBe('disagree')
  })

  test('VOT-6: a second signing that was open before the withdrawal counts no vote after it', async () => {
    const open = await startSigning()
    const first = await signed()
    expect((await withdraw(first.receipt, { poll: 2 })).status).toBe(204)
    await sign(open.redirectUrl)
    expect((await complete(open.id)).code).toBe('poll_choice_not_counted')
    expect((await read(2)).hasTakenPart).toBe(false)
  })

  test('VOT-6: a vote is final from the moment on, after the poll, and where the poll names no moment', async () => {
    const { receipt } = await vote()
    const { now } = server().clock
    await allowUntil(now)
    expect((await withdraw(receipt)).code).toBe('poll_update_not_allowed')
    expect((await read(1)).canWithdraw).toBe(false)
    await allowUntil(null)
    expect((await withdraw(receipt)).code).toBe('poll_update_not_allowed')
    await allowUntil(new Date(now.getTime() + minute))
    const { queries } = server().database
    const [poll] = await queries.select().from(polls).where(eq(polls.id, 1))
    await queries.update(polls).set({ endsOn: poll?.startsOn }).where(eq(polls.id, 1))
    expect((await withdraw(receipt)).code).toBe('poll_update_not_allowed')
    await queries.update(polls).set({ endsOn: poll?.endsOn }).where(eq(polls.id, 1))
    await allowUntil(new Date(now.getTime() + 1))
    expect((await withdraw(receipt)).status).toBe(204)
  })

  test('VOT-6: only who cast a vote withdraws it', async () => {
    const { receipt } = await vote()
    const { queries } = server().database
    const userId = 4
    const held = { vendorId: 1, userId, contractId: 1 }
    await queries.insert(userContracts).values({ ...held, roleId: 2 })
    expect(await withdraw(receipt, { email: 'tenant@example.com' })).toMatchObject({
      status: 403,
      code: 'poll_participant_not_found',
    })
    await queries.insert(userContracts).values({ ...held, roleId: 1 })
    expect((await withdraw(receipt, { email: 'tenant@example.com' })).status).toBe(404)
    await queries.delete(userContracts).where(eq(userContracts.userId, userId))
    expect((await withdraw(receipt, { email: 'single@example.com' })).status).toBe(404)
    expect((await withdraw(receipt, { poll: 2 })).status).toBe(404)
    expect((await read(1)).hasTakenPart).toBe(true)
  })

  test('VOT-6: withdrawals and a completed signing at once leave one state, without an error', async () => {
    const first = await signed()
    const after = await newestNumber(server())
    const calls = await Promise.all([
      withdraw(first.receipt, { poll: 2 }),
      complete(first.id),
      withdraw(first.receipt, { poll: 2 }),
      complete(first.id),
    ])
    expect(calls.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
    expect((await read(2)).hasTakenPart).toBe(false)
    const events = await eventsOf(server(), { after })
    expect(events.map(({ type }) => type)).toEqual(['vote.withdrawn'])
  })
})
