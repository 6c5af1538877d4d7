import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { organizations } from '../../../../server/modules/vendors/tables.ts'
import { nameContracts } from '../../../support/nameContracts.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Polls by premises and shares', server => {
  let system: VendorSystem
  beforeAll(async () => {
    const { queries } = server().database
    system = await newVendorSystem(server(), 1)
    await queries.update(organizations).set({ sourceId: 'O-1' }).where(eq(organizations.id, 1))
    await nameContracts(server().database.queries, [1, 7, 9])
  })

  const premises = [
    { contract: 'C-1', name: 'Gedimino pr. 9-14', share: 5230 },
    { contract: 'C-1', name: 'Gedimino pr. 9-15', share: 4770 },
    { contract: 'C-7', name: 'Gedimino pr. 9-16', share: 3001 },
  ]
  const put = (change: { readonly sourceId: string; readonly [field: string]: unknown }) =>
    system.call(`polls/${change.sourceId}`, {
      method: 'PUT',
      body: {
        organization: 'O-1',
        title: 'Stogas',
        description: 'Ar remontuoti stogą?',
        startsOn: '2026-11-01',
        endsOn: '2026-12-01',
        unit: 'shares',
        totalParticipants: 187_650,
        requiredVotes: 9000,
        questions: [{ text: 'Ar pritariate?' }],
        premises,
        ...change,
      },
    })
  const vote = async (contract: number, email: string, poll: number, choice: string) => {
    const token = await server().signIn(email)
    const { data } = await server().read(`contracts/${contract}/polls/${poll}`, { token })
    const answers = [{ questionId: data.questions[0].id, choice }]
    const path = `contracts/${contract}/polls/${poll}/vote`
    await server().read(path, { token, body: { answers, isOwner: true } })
  }
  const pollOf = async (title: string) => {
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('contracts/1/polls', { token })
    return data.find((poll: { title: string }) => poll.title === title).id
  }

  test.each([
    ['shares', 10_000, 3001],
    ['premises', 2, 1],
  ])(
    'VOT-4: a contract with two flats votes for both, where a poll counts by %s',
    async (unit, both, one) => {
      const sourceId = `P-${unit}`
      const stored = await put({ sourceId, title: unit, unit })
      expect([stored.status, stored.body]).toEqual([200, expect.anything()])
      const poll = await pollOf(unit)
      await vote(1, 'owner@example.com', poll, 'agree')
      await vote(7, 'board@example.com', poll, 'disagree')
      const { data } = (await system.call(`polls/${sourceId}/result`)).body
      expect(data).toMatchObject({ unit, questions: [{ agree: both, disagree: one }] })
      const votes = (await system.call(`polls/${sourceId}/votes`)).body.data
      expect(votes.map(({ weight }: { weight: number }) => weight)).toEqual([both, one])
      const token = await server().signIn('owner@example.com')
      const shown = (await server().read(`contracts/1/polls/${poll}`, { token })).data
      expect(shown).toMatchObject({
        unit,
        totalVotes: both + one,
        questions: [{ agree: both, disagree: one }],
      })
      // A contract without premises does not take part.
      expect(
        (
          await server().call(`contracts/9/polls/${poll}`, {
            token: await server().signIn('board@example.com'),
          })
        ).status,
      ).toBe(404)
    },
  )

  test.each([
    ['premises where owners count', { unit: 'owners' }],
    ['no premises where shares count', { premises: [] }],
    ['premises twice', { premises: [premises[0], premises[0]] }],
    ['contracts beside premises', { contracts: ['C-9'] }],
    ['a share that is no whole number', { premises: [{ ...premises[0], share: 0.5 }] }],
    ['an unknown contract', { premises: [{ ...premises[0], contract: 'C-0' }] }],
  ])('VOT-4: a record with %s is refused', async (_, change) => {
    const { status, body } = await put({ sourceId: 'P-refused', ...change })
    expect([status, JSON.stringify(body)]).toEqual([status, expect.stringMatching(/premises|contracts/)])
    expect((await system.call('polls/P-refused/result')).status).toBe(404)
  })

  test('VOT-6: the record of a poll says until when votes can be withdrawn', async () => {
    const withdrawableUntil = '2026-11-30T18:00:00+02:00'
    const record = { sourceId: 'W-1', title: 'Sapulce', withdrawableUntil }
    expect((await put(record)).status).toBeLessThan(300)
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read(`contracts/1/polls/${await pollOf('Sapulce')}`, { token })
    expect(data).toMatchObject({ withdrawableUntil: '2026-11-30T16:00:00.000Z', canWithdraw: false })
  })
})
