import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pollParticipants, pollQuestions, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { importRecords } from '../../../support/importRecords.ts'
import { isWaitingForLock } from '../../../support/isWaitingForLock.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { organizationRecord, pollRecord } from '../../../support/vendorRecords.ts'

onEachDatabase('A record of a poll while the first vote is cast', server => {
  let alfa: VendorSystem
  let pollId: number
  const queries = () => server().database.queries
  const questionId = async () => {
    const [question] = await queries().select().from(pollQuestions).where(eq(pollQuestions.pollId, pollId))
    return question?.id
  }

  beforeAll(async () => {
    alfa = await newVendorSystem(server(), 1)
    await importRecords(alfa, 'organizations', [organizationRecord])
    await importRecords(alfa, 'polls', [pollRecord])
    const [poll] = await queries().select().from(polls).where(eq(polls.sourceId, 'poll-1'))
    pollId = poll?.id ?? 0
    await queries().insert(pollParticipants).values({ vendorId: 1, pollId, contractId: 1 })
  })

  // The embedded database has one connection.
  const isAlone = () => server().database.kind === 'pglite'

  test('POL-2, VND-4: a vote that waits for another record is refused if it answers questions that went', async () => {
    if (isAlone()) return
    const answers = [{ questionId: await questionId(), choice: 'agree' }]
    const token = await server().signIn('owner@example.com')
    const { voting } = await queries().transaction(async tx => {
      await tx.execute(sql`select 1 from polls where id = ${pollId} for update`)
      await tx.delete(pollQuestions).where(eq(pollQuestions.pollId, pollId))
      await tx
        .insert(pollQuestions)
        .values({ vendorId: 1, pollId, position: 1, text: 'O dabar?', paperAgree: 0, paperDisagree: 0 })
      const voting = server().call(`contracts/1/polls/${pollId}/vote`, {
        token,
        body: { answers, isOwner: true },
      })
      await expect.poll(() => isWaitingForLock(queries())).toBe(true)
      return { voting }
    })
    expect(await (await voting).json()).toMatchObject({ code: 'poll_question_mismatched' })
    expect(await queries().select().from(pollVotes).where(eq(pollVotes.pollId, pollId))).toEqual([])
  })

  test('POL-2, VND-4: a record that waits for a vote is refused, and the vote keeps its answers', async () => {
    if (isAlone()) return
    const { importing } = await queries().transaction(async tx => {
      await tx
        .insert(pollVotes)
        .values({ vendorId: 1, pollId, contractId: 1, at: new Date(), receipt: 'x'.repeat(43) })
      const importing = importRecords(alfa, 'polls', [
        { ...pollRecord, questions: [{ text: 'O dabar kitaip?' }] },
      ])
      await expect.poll(() => isWaitingForLock(queries())).toBe(true)
      return { importing }
    })
    expect(await importing).toMatchObject({ accepted: 0, refused: 1 })
    const ofPoll = and(eq(pollQuestions.vendorId, 1), eq(pollQuestions.pollId, pollId))
    expect(await queries().select({ text: pollQuestions.text }).from(pollQuestions).where(ofPoll)).toEqual([
      { text: 'O dabar?' },
    ])
  })
})
