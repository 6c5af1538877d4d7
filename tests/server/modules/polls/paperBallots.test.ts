import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { pollQuestions, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { nameContracts } from '../../../support/nameContracts.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Ballots on paper', server => {
  let system: VendorSystem
  let signedOn: string
  beforeAll(async () => {
    system = await newVendorSystem(server(), 1)
    signedOn = server().clock.now.toISOString().slice(0, 10)
    await nameContracts(server().database.queries, [1, 7])
  })
  beforeEach(async () => {
    const { queries } = server().database
    await queries.delete(pollVotes).where(eq(pollVotes.pollId, 1))
    await queries.update(polls).set({ sourceId: 'P-1' }).where(eq(polls.id, 1))
    await setSums(0)
  })
  const setSums = (paperAgree: number) =>
    server()
      .database.queries.update(pollQuestions)
      .set({ paperAgree, paperDisagree: 0 })
      .where(eq(pollQuestions.pollId, 1))

  const enter = (change: object = {}) =>
    system.call('polls/P-1/paper-ballots', {
      body: { contract: 'C-1', choices: ['agree', 'disagree'], number: 'B-17', signedOn, ...change },
    })
  const vote = async () => {
    const token = await server().signIn('owner@example.com')
    const answers = [1, 2].map(questionId => ({ questionId, choice: 'agree' }))
    return server().call('contracts/1/polls/1/vote', { token, body: { answers, isOwner: true } })
  }
  const result = async () => (await system.call('polls/P-1/result')).body.data.questions

  test('VOT-7: a ballot counts beside electronic votes, is shown as one on paper, and is stored once', async () => {
    const { status, body } = await enter()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      contract: { sourceId: 'C-1' },
      choices: ['agree', 'disagree'],
      weight: 1,
      isReceiptValid: true,
      hasContainer: false,
      withdrawnAt: null,
      paper: { number: 'B-17', signedOn },
    })
    expect((await enter()).body.data).toEqual(body.data)
    expect((await system.call('polls/P-1/votes')).body.data).toEqual([body.data])
    const onPaper = [
      { agree: 1, disagree: 0, paperAgree: 1, paperDisagree: 0 },
      { agree: 0, disagree: 1, paperAgree: 0, paperDisagree: 1 },
    ]
    expect(await result()).toMatchObject(onPaper)
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('contracts/1/polls/1', { token })
    expect(data).toMatchObject({ hasTakenPart: true, canVote: false, vote: null, questions: onPaper })
  })

  test('VOT-7: a contract votes once, whichever vote came first, also at the same time', async () => {
    await enter()
    expect((await vote()).status).toBe(409)
    const other = await enter({ number: 'B-18' })
    expect(other.status).toBe(409)
    expect(other.body).toMatchObject({
      code: 'poll_update_not_allowed',
      message: expect.stringContaining('ballot B-17'),
    })
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 1))
    expect((await vote()).status).toBe(200)
    expect((await enter()).body.message).toContain('electronically')
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 1))
    const both = await Promise.all([enter(), vote(), enter({ number: 'B-18' })])
    expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
    expect((await system.call('polls/P-1/votes')).body.data).toHaveLength(1)
  })

  test('VOT-7: a ballot that was entered wrongly is taken back and stays in the list', async () => {
    const { id } = (await enter()).body.data
    const withdraw = (vote: number) => system.call(`polls/P-1/votes/${vote}/withdrawal`, { method: 'POST' })
    expect((await withdraw(id)).status).toBe(204)
    expect((await withdraw(id)).status).toBe(204)
    expect(await result()).toMatchObject([{ agree: 0 }, { disagree: 0 }])
    expect((await enter({ choices: ['disagree', 'disagree'] })).status).toBe(201)
    expect((await system.call('polls/P-1/votes')).body.data).toMatchObject([
      { id, withdrawnAt: expect.any(String) },
      { withdrawnAt: null, choices: ['disagree', 'disagree'] },
    ])
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 1))
    await vote()
    const [electronic] = (await system.call('polls/P-1/votes')).body.data
    expect((await withdraw(electronic.id)).status).toBe(404)
  })

  test('VOT-7: what fits no poll, contract or day is refused, and so is a ballot that sums may contain', async () => {
    expect((await enter({ choices: ['agree'] })).body.code).toBe('poll_answer_invalid')
    expect((await enter({ contract: 'C-0' })).body.errors).toEqual({ contract: ['validation.invalid'] })
    for (const day of ['2020-01-01', '2030-01-01'])
      expect((await enter({ signedOn: day })).body.errors).toEqual({ signedOn: ['validation.invalid'] })
    const stranger = await newVendorSystem(server(), 2)
    const body = { contract: 'C-1', choices: ['agree', 'agree'], number: 'B-1', signedOn }
    expect((await stranger.call('polls/P-1/paper-ballots', { body })).status).toBe(404)
    await setSums(3)
    expect((await enter()).body.message).toContain('sums')
    expect((await vote()).status).toBe(200)
  })
})
