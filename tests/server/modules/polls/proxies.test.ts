import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { pollProxies, pollSignings, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { nameContracts } from '../../../support/nameContracts.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { eventsOf, newestNumber } from '../../../support/vendorEvents.ts'

// The board's member, who holds contract 7, votes for contract 1 too.
const owner = 'owner@example.com'
const board = 'board@example.com'
const day = 24 * 3_600_000

onEachDatabase('Proxies', server => {
  let system: VendorSystem
  let today: string
  let validUntil: string

  const call = async (path: string, body?: object, email = board) => {
    const token = await server().signIn(email)
    const answer = await server().call(`contracts/${path}`, { token, ...(body && { body }) })
    return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) }
  }
  const enter = (change: object = {}, contract = 'C-1', by = system) =>
    by.call(`contracts/${contract}/proxies`, {
      body: { email: board, number: 'A-12', signedOn: today, validUntil, ...change },
    })
  const entered = async (change?: object): Promise<number> => (await enter(change)).body.data.id
  const revoke = (id: number, contract = 'C-1') =>
    system.call(`contracts/${contract}/proxies/${id}/revocation`, { method: 'POST' })
  const isOwner = true
  const answersOf = (choice: string) => [1, 2].map(questionId => ({ questionId, choice }))
  const vote = (proxy: number | undefined, choice = 'agree', email = board) =>
    call(
      `${email === board ? 7 : 1}/polls/1/vote${proxy ? `?proxy=${proxy}` : ''}`,
      { answers: answersOf(choice), isOwner },
      email,
    )
  const read = async (proxy?: number, email = board) =>
    (await call(`${email === board ? 7 : 1}/polls/1${proxy ? `?proxy=${proxy}` : ''}`, undefined, email)).data

  beforeAll(async () => {
    system = await newVendorSystem(server(), 1)
    today = server().clock.now.toISOString().slice(0, 10)
    validUntil = new Date(server().clock.now.getTime() + 30 * day).toISOString().slice(0, 10)
    await nameContracts(server().database.queries, [1, 7])
  })
  beforeEach(async () => {
    const { queries } = server().database
    await queries.delete(rateLimits)
    await queries.delete(pollSignings)
    await queries.delete(pollVotes).where(eq(pollVotes.vendorId, 1))
    await queries.delete(pollProxies)
    for (const id of [1, 2])
      await queries
        .update(polls)
        .set({ sourceId: `P-${id}`, withdrawableUntil: null })
        .where(eq(polls.id, id))
  })

  test('VOT-8: a proxy votes for the contract beside the own one, the owner sees who voted, and the vendor hears of it', async () => {
    const id = await entered()
    const proxy = { id, number: 'A-12', premises: [], hasTakenPart: false }
    expect(await read()).toMatchObject({ hasTakenPart: false, proxies: [proxy], votedBy: null })
    const after = await newestNumber(server())
    expect((await vote(id)).status).toBe(200)
    expect(await read()).toMatchObject({
      hasTakenPart: false,
      canVote: true,
      vote: null,
      proxies: [{ ...proxy, hasTakenPart: true }],
    })
    expect(await read(id)).toMatchObject({
      canVote: false,
      vote: { answers: answersOf('agree') },
      votedBy: null,
    })
    expect(await read(undefined, owner)).toMatchObject({
      canVote: false,
      proxies: [],
      vote: { answers: answersOf('agree'), hasContainer: false },
      votedBy: { name: expect.stringMatching(/\S \S/) },
    })
    expect((await vote(undefined, 'disagree')).status).toBe(200)
    expect(await eventsOf(server(), { after })).toMatchObject([
      {
        type: 'vote.signed',
        data: { contract: { sourceId: 'C-1' }, person: { email: board }, proxy: 'A-12' },
      },
      { type: 'vote.signed', data: { contract: { sourceId: 'C-7' }, proxy: null } },
    ])
    expect((await system.call('polls/P-1/votes')).body.data).toMatchObject([
      {
        contract: { sourceId: 'C-1' },
        proxy: { number: 'A-12', person: { email: board } },
        isReceiptValid: true,
      },
      { contract: { sourceId: 'C-7' }, proxy: null, isReceiptValid: true },
    ])
  })

  test('VOT-8: staff enter a proxy once; an unknown person, a holder, another poll and a day that is gone are refused', async () => {
    const first = await enter({ poll: 'P-1' })
    expect(first.status).toBe(201)
    expect((await enter({ poll: 'P-1' })).body).toEqual(first.body)
    expect((await enter({ poll: 'P-1', email: 'Board@Example.com' })).body, 'its case').toEqual(first.body)
    expect((await system.call('contracts/C-1/proxies')).body.data).toEqual([first.body.data])
    expect(first.body.data).toMatchObject({
      poll: 'P-1',
      number: 'A-12',
      person: { email: board },
      revokedAt: null,
    })
    expect((await enter()).body.code).toBe('poll_update_not_allowed')
    for (const [field, value] of Object.entries({
      email: 'nobody@example.com',
      poll: 'unknown',
      signedOn: validUntil,
      validUntil: new Date(server().clock.now.getTime() - 2 * day).toISOString().slice(0, 10),
    })) {
      const { status, body } = await enter({ number: 'A-13', [field]: value })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
    expect((await enter({ number: 'A-13', email: owner })).status).toBe(422)
    expect((await enter({}, 'unknown')).status).toBe(404)
    const stranger = await newVendorSystem(server(), 2)
    expect((await enter({}, 'C-1', stranger)).status).toBe(404)
    expect((await stranger.call('contracts/C-1/proxies')).status).toBe(404)
    expect((await revoke(first.body.data.id, 'C-7')).status).toBe(404)
  })

  test('VOT-8: a proxy that is revoked, ended, of another poll or of another person votes nothing and reads nothing', async () => {
    const gone = await entered()
    expect((await revoke(gone)).status).toBe(204)
    expect((await revoke(gone)).status).toBe(204)
    const other = await entered({ poll: 'P-2', number: 'A-14' })
    const ended = await entered({ number: 'A-15' })
    const { queries } = server().database
    await queries.update(pollProxies).set({ validUntil: '2026-01-01' }).where(eq(pollProxies.id, ended))
    for (const id of [gone, other, ended]) {
      expect((await vote(id)).status).toBe(404)
      expect((await call(`7/polls/1?proxy=${id}`)).status).toBe(404)
    }
    expect((await read()).proxies).toEqual([])
    const valid = await entered({ number: 'A-16' })
    expect((await vote(valid, 'agree', owner)).status).toBe(404)
    // Nothing else of the contract opens.
    for (const path of ['1', '1/polls', '1/polls/1', '1/invoices', '1/meters'])
      expect((await call(`${path}?proxy=${valid}`)).status).toBe(404)
  })

  test('VOT-8: a poll in which only the represented contract takes part is listed, read and voted in by its proxy', async () => {
    // Contract 10 is in another house of the vendor, contract 8 with another vendor.
    const listed = async (contract = 10) =>
      (await call(`${contract}/polls`)).data.find((poll: { id: number }) => poll.id === 1)
    const opened = async () => (await call('10/polls/1')).data
    expect([await listed(), await opened()]).toEqual([undefined, undefined])
    const id = await entered({ poll: 'P-1' })
    expect(await listed()).toMatchObject({ isByProxyOnly: true, hasTakenPart: false, isVoter: true })
    expect(await listed(7)).toMatchObject({ isByProxyOnly: false })
    expect(await listed(8)).toBeUndefined()
    const poll = await opened()
    expect(poll).toMatchObject({ isByProxyOnly: true, canVote: false, vote: null, proxies: [{ id }] })
    expect((await call(`10/polls/1/files/${poll.files[0].id}/file-url`)).status).toBe(200)
    const ballot = { answers: answersOf('agree'), isOwner }
    expect((await call('10/polls/1/vote', ballot)).status).toBe(404)
    expect((await call(`10/polls/1/vote?proxy=${id}`, ballot)).status).toBe(200)
    expect(await listed()).toMatchObject({ hasTakenPart: true })
    expect(await listed(7)).toMatchObject({ hasTakenPart: false })
    expect(await opened()).toMatchObject({ hasTakenPart: true, proxies: [{ hasTakenPart: true }] })
    await revoke(id)
    expect([await listed(), await opened()]).toEqual([undefined, undefined])
  })

  test('VOT-8: a proxy for all polls does not see those that ended before it was signed', async () => {
    const ids = async () => (await call('10/polls')).data.map((poll: { id: number }) => poll.id)
    await entered()
    expect(await ids()).toEqual([2, 1])
    expect((await call('10/polls/3')).status).toBe(404)
  })

  test('VOT-8: the first vote of a contract counts, and a proxy does not see what the owner voted', async () => {
    const id = await entered()
    expect((await vote(undefined, 'disagree', owner)).status).toBe(200)
    expect((await vote(id)).code).toBe('poll_update_not_allowed')
    expect(await read(id)).toMatchObject({
      hasTakenPart: true,
      canVote: false,
      vote: null,
      questions: [{ myChoice: null }, { myChoice: null }],
    })
    const { queries } = server().database
    await queries.delete(pollVotes).where(eq(pollVotes.vendorId, 1))
    const answers = await Promise.all([vote(id), vote(undefined, 'disagree', owner), vote(id, 'disagree')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await system.call('polls/P-1/votes')).body.data).toHaveLength(1)
  })

  test('VOT-8 VOT-6: a revoked proxy’s vote stays, the owner withdraws it, and a proxy withdraws no vote of the owner', async () => {
    const { queries } = server().database
    const withdrawableUntil = new Date(server().clock.now.getTime() + 60_000)
    await queries.update(polls).set({ withdrawableUntil }).where(eq(polls.id, 1))
    const id = await entered()
    const first = (await vote(id)).data
    expect((await revoke(id)).status).toBe(204)
    const withdraw = (contract: number, receipt: string, email: string, proxy?: number) =>
      call(`${contract}/polls/1/vote/withdrawal${proxy ? `?proxy=${proxy}` : ''}`, { receipt }, email)
    expect((await withdraw(7, first.receipt, board, id)).status).toBe(404)
    expect((await withdraw(7, first.receipt, board)).status).toBe(404)
    expect(await read(undefined, owner)).toMatchObject({
      canWithdraw: true,
      vote: { receipt: first.receipt },
    })
    expect((await withdraw(1, first.receipt, owner)).status).toBe(204)
    expect(await read(undefined, owner)).toMatchObject({ canVote: true, vote: null, votedBy: null })
    const again = await entered()
    const own = (await vote(undefined, 'disagree', owner)).data
    expect((await withdraw(7, own.receipt, board, again)).status).toBe(404)
    expect((await withdraw(1, own.receipt, owner)).status).toBe(204)
    server().clock.advance(1)
    const last = (await vote(again)).data
    expect((await withdraw(7, last.receipt, board, again)).status).toBe(204)
  })

  test('VOT-8 VOT-1: a choice and its signature are kept apart, and the signed vote names contract and authorisation', async () => {
    const id = await entered()
    const path = (end: string) => `7/polls/2/${end}?proxy=${id}`
    const { data: signing } = await call(path('sign'), {
      firstName: 'Jonas',
      lastName: 'Kazlauskas',
      phone: '+37061200001',
      personalCode: '38101010001',
      answers: [{ questionId: 3, choice: 'agree' }],
      isOwner,
      consent: true,
      returnUrl: `${server().url}/`,
    })
    expect((await call('7/polls/2')).data).toMatchObject({ signing: null, questions: [{ myChoice: null }] })
    expect((await call(`7/polls/2?proxy=${id}`)).data).toMatchObject({
      signing,
      questions: [{ myChoice: 'agree' }],
    })
    expect((await call('1/polls/2', undefined, owner)).data.signing).toBeNull()
    const body = new URLSearchParams({ action: 'sign' })
    await fetch(signing.redirectUrl, { method: 'POST', redirect: 'manual', body })
    expect((await call(`7/polls/2/sign/${signing.id}/completed`, {})).status).toBe(404)
    expect((await call(path(`sign/${signing.id}/completed`), {})).status).toBe(200)
    expect((await call(path('container-url'))).data.url).toMatch(/votes/)
    expect((await call('1/polls/2/container-url', undefined, owner)).status).toBe(404)
    const [{ id: voteId }] = (await system.call('polls/P-2/votes')).body.data
    const headers = { Authorization: `Bearer ${system.key}` }
    const file = await fetch(`${server().url}/api/vendor/v1/polls/P-2/votes/${voteId}/container`, { headers })
    const container = Buffer.from(await file.arrayBuffer()).toString('base64')
    const checked = await server().call('polls/containers/verification', { body: { container } })
    const [contract] = await server().database.queries.select().from(contracts).where(eq(contracts.id, 1))
    expect((await checked.json()).data).toMatchObject({
      result: 'sound',
      isCounted: true,
      ballot: { contract: contract?.username, roles: [], proxy: { number: 'A-12' } },
    })
    expect((await system.call('polls/P-2/tally')).body.data).toMatchObject({ counted: 1, refused: 0 })
  })

  test('VOT-8: a vote and the revocation of its proxy at once end in one order, and no vote follows', async () => {
    const id = await entered()
    const answers = await Promise.all([vote(id), revoke(id)])
    expect([200, 404, 409]).toContain(answers[0].status)
    expect((await vote(id, 'disagree')).status).toBe(404)
  })
})
