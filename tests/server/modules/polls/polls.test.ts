import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mockSigningSecret } from '../../../../demo/mock-providers/signingSecret.ts'
import { createSigner } from '../../../../server/common/crypto.ts'
import { readSecret } from '../../../../server/database/readSecret.ts'
import { signMessage } from '../../../../server/http/signedMessage.ts'
import { rateLimits } from '../../../../server/http/tables.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { features } from '../../../../server/modules/platform/tables.ts'
import { receiptParts } from '../../../../server/modules/polls/castVote.ts'
import { pollSignings, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { type ApiRequest, startTestServer } from '../../../support/server.ts'
import { signingPerson } from '../../../support/signingPerson.ts'

const agree = { questionId: 3, choice: 'agree' }
const bothAnswers = [
  { questionId: 1, choice: 'agree' },
  { questionId: 2, choice: 'disagree' },
]

onEachDatabase('Polls', server => {
  const call = async (path: string, request: ApiRequest = {}, email = 'owner@example.com') => {
    const answer = await server().call(`contracts/${path}`, {
      token: await server().signIn(email),
      ...request,
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; the server has checked their shape
    const json: { data?: any; code?: string; errors?: object } =
      answer.status === 204 ? {} : await answer.json()
    return { status: answer.status, ...json }
  }
  const vote = (path: string, answers: readonly object[] | undefined, email?: string) =>
    call(`${path}/vote`, { body: { answers, isOwner: true } }, email)
  const signBody = (change: object = {}) => ({
    ...signingPerson,
    answers: [agree],
    returnUrl: `${server().url}/contract/1/poll/2`,
    ...change,
  })
  const startSigning = async (contract = 1, email?: string) =>
    (await call(`${contract}/polls/2/sign`, { body: signBody() }, email)).data
  const press = (redirectUrl: string, action: string) =>
    fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  /** Removes the votes of poll 2 and what counts towards the limit of signature prompts. */
  const clear = async () => {
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 2))
    await server().database.queries.delete(rateLimits)
  }

  describe('the list and a poll', () => {
    test("POL-1: separates active and ended polls, at most 50 a page, of the user's contracts only", async () => {
      const titles = async (query: string) =>
        (await call(`1/polls?${query}`)).data.map(({ id }: { id: number }) => id)
      expect(await titles('state=active')).toEqual([2, 1])
      expect(await titles('state=ended&limit=50')).toEqual([3, 4, 5])
      expect(await titles('')).toEqual([2, 1, 3, 4, 5])
      expect((await call('1/polls?limit=51')).status).toBe(422)
      expect((await call('2/polls')).data).toEqual([])
      expect((await call('2/polls/1')).code).toBe('not_found')
      expect((await call('1/polls/6')).code).toBe('not_found')
      expect((await call('1/polls', {}, 'tenant@example.com')).status).toBe(404)
    })

    test("POL-1, PER-1: a tenant's answer says that owners vote, not that a vote is missing", async () => {
      const voters = async (email?: string) =>
        (await call('1/polls', {}, email)).data.map(({ isVoter }: { isVoter: boolean }) => isVoter)
      expect(await voters()).toEqual([true, true, true, true, true])
      const { queries } = server().database
      const tenant = { vendorId: 1, userId: 4, contractId: 1, roleId: 2 }
      await queries.insert(userContracts).values(tenant)
      expect(await voters('tenant@example.com')).toEqual([false, false, false, false, false])
      const { data } = await call('1/polls/1', {}, 'tenant@example.com')
      expect(data).toMatchObject({ isVoter: false, canVote: false })
      const isTenant = and(eq(userContracts.userId, 4), eq(userContracts.contractId, 1))
      await queries.delete(userContracts).where(isTenant)
    })

    test('POL-1: an ended poll contains its decision and whether the user voted', async () => {
      const decisions = await Promise.all([3, 4, 5].map(async id => (await call(`1/polls/${id}`)).data))
      expect(decisions.map(({ finalDecision }) => finalDecision)).toEqual(['accepted', 'rejected', 'partly'])
      expect(decisions.map(({ hasTakenPart }) => hasTakenPart)).toEqual([true, false, false])
      expect(decisions[0]).toMatchObject({ canVote: false, requiredVotes: 31, totalVotes: 48 })
      expect(decisions[0].questions[0]).toMatchObject({ agree: 39, myChoice: 'agree', decision: 'accepted' })
    })

    test('POL-5: percentages are of all participants, or of the votes if the feature is off', async () => {
      const { queries } = server().database
      const percent = async () => (await call('1/polls/4')).data.questions[0].agreePercent
      expect(await percent()).toBe('28.3')
      const feature = eq(features.name, 'poll_calculate_percentage_from_total_participant_count')
      await queries.update(features).set({ isEnabled: false }).where(feature)
      expect(await percent()).toBe('43.6')
      await queries.update(features).set({ isEnabled: true }).where(feature)
    })

    test('POL-1: a file opens by an address, under its own poll only', async () => {
      const [file] = (await call('1/polls/1')).data.files
      const { data } = await call(`1/polls/1/files/${file.id}/file-url`)
      expect((await (await fetch(data.url)).arrayBuffer()).byteLength).toBe(file.bytes)
      expect((await call(`1/polls/2/files/${file.id}/file-url`)).status).toBe(404)
    })
  })

  describe('a vote', () => {
    const setActive = (isActive: boolean) =>
      server().database.queries.update(contracts).set({ isActive }).where(eq(contracts.id, 9))

    test('POL-2, SVC-4: a contract that has ended reads its polls, and neither votes nor is asked to', async () => {
      const asked = async () => {
        const token = await server().signIn('board@example.com')
        const { data } = (await server().read('current-events', { token })) as {
          data: { kind: string; contractId: number }[]
        }
        return data.filter(({ kind, contractId }) => kind === 'poll' && contractId === 9).length
      }
      const read = async () => {
        const { data: list } = await call('9/polls', {}, 'board@example.com')
        const { data: poll } = await call('9/polls/1', {}, 'board@example.com')
        const { isVoter } = list.find(({ id }: { id: number }) => id === 1)
        return { isVoter: [isVoter, poll.isVoter], canVote: poll.canVote, asked: await asked() }
      }
      expect(await read()).toEqual({ isVoter: [true, true], canVote: true, asked: 2 })
      await setActive(false)
      try {
        expect(await read()).toEqual({ isVoter: [false, false], canVote: false, asked: 0 })
        expect((await vote('9/polls/1', bothAnswers, 'board@example.com')).code).toBe(
          'poll_update_not_allowed',
        )
        const signing = await call('9/polls/2/sign', { body: signBody() }, 'board@example.com')
        expect(signing.code).toBe('poll_signing_not_allowed')
      } finally {
        await setActive(true)
      }
    })

    test('POL-2, POL-3: a vote that is signed when the contract ends does not count', async () => {
      const { id, redirectUrl } = await startSigning(9, 'board@example.com')
      await press(redirectUrl, 'sign')
      await setActive(false)
      try {
        const path = `9/polls/2/sign/${id}/completed`
        expect((await call(path, { method: 'POST' }, 'board@example.com')).code).toBe(
          'poll_update_not_allowed',
        )
      } finally {
        await setActive(true)
        await clear()
      }
    })

    test('POL-2: concurrent votes count once, and the receipt signs every choice', async () => {
      const pollBefore = (await call('9/polls/1', {}, 'board@example.com')).data
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => vote('9/polls/1', bothAnswers, 'board@example.com')),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      expect(answers.filter(({ code }) => code === 'poll_update_not_allowed')).toHaveLength(7)
      const pollAfter = (await call('9/polls/1', {}, 'board@example.com')).data
      expect(pollAfter.totalVotes).toBe(pollBefore.totalVotes + 1)
      expect(pollAfter).toMatchObject({ hasTakenPart: true, canVote: false })

      const { data } = answers.find(({ status }) => status === 200) ?? {}
      const signer = await createSigner(await readSecret(server().database.queries, 'signing_key'))
      const isOurs = (pollId: number, contractId: number, at: string, list: typeof data.answers) =>
        signer.verify(data.receipt, 'ballot', ...receiptParts(pollId, contractId, new Date(at), list))
      expect(await isOurs(1, 9, data.at, data.answers)).toBe(true)
      expect(await isOurs(3, 9, data.at, data.answers)).toBe(false)
      expect(await isOurs(1, 1, data.at, data.answers)).toBe(false)
      expect(await isOurs(1, 9, '2026-11-20T10:00:00.000Z', data.answers)).toBe(false)
      expect(await isOurs(1, 9, data.at, [...data.answers].reverse())).toBe(false)
    })

    test('POL-2: a vote sent again under its key is answered with the same receipt; another vote under it is refused', async () => {
      const headers = { 'Idempotency-Key': 'vote-lost-answer' }
      const send = (answers: readonly object[]) =>
        call('7/polls/1/vote', { body: { answers, isOwner: true }, headers }, 'board@example.com')
      const first = await send(bothAnswers)
      expect([first.status, await send(bothAnswers)]).toEqual([200, first])
      const other = bothAnswers.map(answer => ({ ...answer, choice: 'agree' }))
      expect((await send(other)).code).toBe('idempotency_conflict')
      await server().database.queries.delete(pollVotes).where(eq(pollVotes.contractId, 7))
    })

    test('POL-2: the poll answers the vote and its receipt again, to the voter and to no other holder', async () => {
      const { queries } = server().database
      expect((await call('7/polls/1', {}, 'board@example.com')).data.vote).toBeNull()
      const { data } = await vote('7/polls/1', bothAnswers, 'board@example.com')
      expect((await call('7/polls/1', {}, 'board@example.com')).data.vote).toEqual(data)
      await queries.insert(userContracts).values({ vendorId: 1, userId: 1, contractId: 7, roleId: 1 })
      expect((await call('7/polls/1')).data).toMatchObject({ hasTakenPart: true, vote: null })
      await queries
        .delete(userContracts)
        .where(and(eq(userContracts.userId, 1), eq(userContracts.contractId, 7)))
    })

    test('POL-2: a saved choice does not count until the vote is cast', async () => {
      const put = (answers: readonly object[]) =>
        call('1/polls/1/choice/temporary', { method: 'PUT', body: { answers } })
      expect((await vote('1/polls/1', undefined)).code).toBe('poll_choice_not_found')
      expect((await put(bothAnswers)).status).toBe(204)
      const { data } = await call('1/polls/1')
      expect([data.hasTakenPart, data.questions[1].myChoice]).toEqual([false, 'disagree'])
      expect((await vote('1/polls/1', undefined)).status).toBe(200)
      expect((await put(bothAnswers)).code).toBe('poll_update_not_allowed')
    })

    test.each([
      ['7/polls/1', [agree, ...bothAnswers], 'poll_question_mismatched', 'board@example.com'],
      ['7/polls/1', [bothAnswers[0]], 'poll_answer_invalid', 'board@example.com'],
      [
        '7/polls/1',
        [bothAnswers[0], bothAnswers[0], bothAnswers[1]],
        'poll_answer_invalid',
        'board@example.com',
      ],
      ['7/polls/4', [{ questionId: 5, choice: 'agree' }], 'poll_update_not_allowed', 'board@example.com'],
      ['7/polls/2', [agree], 'poll_choice_not_counted', 'board@example.com'],
      [
        '12/polls/6',
        [{ questionId: 8, choice: 'agree' }],
        'poll_participant_not_found',
        'tenant@example.com',
      ],
    ] as const)('POL-4: %s with %j is %s', async (path, answers, code, email) => {
      expect((await vote(path, answers as readonly object[], email)).code).toBe(code)
    })

    test("POL-2: refuses a vote without the owner's confirmation", async () => {
      const answer = await call(
        '7/polls/1/vote',
        { body: { answers: bothAnswers, isOwner: false } },
        'board@example.com',
      )
      expect([answer.status, answer.errors]).toEqual([422, { isOwner: ['validation.owner_required'] }])
    })

    test("POL-4: a poll ends with the vendor's day, by the server's clock", async () => {
      const { clock, database } = server()
      const start = clock.now
      const endOn = (endsOn: string) => database.queries.update(polls).set({ endsOn }).where(eq(polls.id, 1))
      await endOn('2026-11-21')
      clock.now = new Date('2026-11-21T22:00:00Z')
      expect((await vote('6/polls/1', bothAnswers, 'single@example.com')).code).toBe(
        'poll_update_not_allowed',
      )
      clock.now = new Date('2026-11-21T21:59:59Z')
      expect((await vote('6/polls/1', bothAnswers, 'single@example.com')).status).toBe(200)
      clock.now = start
      await endOn('2026-12-03')
    })
  })

  describe('signing', () => {
    test("POL-3: a signature on the provider's page redirects back and counts once", async () => {
      await clear()
      const signing = await startSigning()
      expect(signing).toMatchObject({ state: 'waiting', controlCode: expect.stringMatching(/^\d{4}$/) })
      const path = `1/polls/2/sign/${signing.id}`
      expect((await call(`${path}/completed`, { method: 'POST' })).code).toBe('poll_choice_not_counted')
      expect(await (await fetch(signing.redirectUrl)).text()).toContain(signing.controlCode)
      const response = await press(signing.redirectUrl, 'sign')
      expect([response.status, response.headers.get('Location')]).toEqual([
        303,
        `${server().url}/contract/1/poll/2`,
      ])
      expect((await call(path)).data).toMatchObject({ state: 'signed', controlCode: null })
      const answers = await Promise.all([1, 2, 3].map(() => call(`${path}/completed`, { method: 'POST' })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(answers.map(({ data }) => data.receipt)).size).toBe(1)
      expect((await call('1/polls/2')).data).toMatchObject({ hasTakenPart: true, totalVotes: 13 })
      expect((await call('1/polls/2/sign', { body: signBody() })).code).toBe('poll_signing_not_allowed')
    })

    test.each([
      ['refuse', 'refused'],
      ['expire', 'expired'],
    ])(
      'POL-3: %s on the page ends it without a vote, and signing may start again',
      async (action, failure) => {
        await clear()
        const signing = await startSigning()
        await press(signing.redirectUrl, action)
        expect((await call(`1/polls/2/sign/${signing.id}`)).data).toMatchObject({ state: 'failed', failure })
        const completed = await call(`1/polls/2/sign/${signing.id}/completed`, { method: 'POST' })
        expect(completed.code).toBe('poll_choice_not_counted')
        // A later event of the provider changes nothing.
        await press(signing.redirectUrl, 'sign')
        expect((await call(`1/polls/2/sign/${signing.id}`)).data.state).toBe('failed')
        expect((await startSigning()).state).toBe('waiting')
      },
    )

    test('POL-3: a signing can be cancelled and expires after ten minutes', async () => {
      await clear()
      const signing = await startSigning()
      const cancellation = await call(`1/polls/2/sign/${signing.id}/failed`, { method: 'POST' })
      expect(cancellation.data).toMatchObject({ state: 'failed', failure: 'given_up', redirectUrl: null })
      const secondSigning = await startSigning()
      server().clock.advance(600)
      await press(secondSigning.redirectUrl, 'sign')
      expect((await call(`1/polls/2/sign/${secondSigning.id}`)).data.failure).toBe('expired')
    })

    test('POL-4: refuses a signature if the choice changed after its start', async () => {
      await clear()
      const signing = await startSigning()
      await call('1/polls/2/choice/temporary', {
        method: 'PUT',
        body: { answers: [{ questionId: 3, choice: 'disagree' }] },
      })
      await press(signing.redirectUrl, 'sign')
      const completed = await call(`1/polls/2/sign/${signing.id}/completed`, { method: 'POST' })
      expect(completed.code).toBe('poll_choice_not_counted')
      expect((await call('1/polls/2')).data).toMatchObject({ hasTakenPart: false, totalVotes: 12 })
    })

    test('POL-4: refuses a signing under another poll, user or contract', async () => {
      await clear()
      const { queries } = server().database
      const signing = await startSigning()
      await press(signing.redirectUrl, 'sign')
      const complete = (path: string, email?: string) =>
        call(`${path}/sign/${signing.id}/completed`, { method: 'POST' }, email)
      expect((await complete('1/polls/1')).code).toBe('poll_mismatched')
      expect((await complete('6/polls/2', 'single@example.com')).code).toBe('not_found')
      // Another user who holds the same contract.
      const holding = { userId: 2, vendorId: 1, contractId: 1, roleId: 1 }
      await queries.insert(userContracts).values(holding)
      expect((await complete('1/polls/2', 'single@example.com')).code).toBe('poll_signing_not_allowed')
      expect((await call('1/polls/2')).data.totalVotes).toBe(12)
    })

    test('POL-4: reports a provider without a token and a poll without signatures', async () => {
      await clear()
      const failing = await call('1/polls/2/sign', { body: signBody({ phone: '+37061200000' }) })
      expect([failing.status, failing.code]).toEqual([502, 'poll_signature_unavailable'])
      const unsigned = await call(
        '7/polls/1/sign',
        { body: signBody({ answers: bothAnswers }) },
        'board@example.com',
      )
      expect(unsigned.code).toBe('poll_signing_not_allowed')
    })

    test('POL-3: redirects to known pages only and requires consent and a personal code', async () => {
      await clear()
      for (const returnUrl of [
        'https://evil.example/',
        'javascript:alert(1)',
        `${server().url}@evil.example/`,
      ])
        expect((await call('1/polls/2/sign', { body: signBody({ returnUrl }) })).errors).toEqual({
          returnUrl: ['validation.invalid'],
        })
      const answer = await call('1/polls/2/sign', { body: signBody({ consent: false, personalCode: '1' }) })
      expect(answer.errors).toEqual({
        consent: ['validation.consent_required'],
        personalCode: ['validation.personal_code'],
      })
    })

    test('POL-3: ignores a webhook without a fresh signature of exactly its body', async () => {
      await clear()
      const { queries } = server().database
      const signing = await startSigning()
      const secret = await mockSigningSecret(queries)
      const body = JSON.stringify({
        signing: signing.id,
        state: 'completed',
        at: server().clock.now.toISOString(),
      })
      const send = (signature?: string, text = body) =>
        server().call('polls/webhooks/signatures', {
          body: text,
          ...(signature ? { headers: { 'X-Signature': signature } } : {}),
        })
      const now = server().clock.now
      expect((await send()).status).toBe(403)
      expect((await send(await signMessage('another secret', body, now))).status).toBe(403)
      expect((await send(await signMessage(secret, `${body} `, now))).status).toBe(403)
      expect((await send(await signMessage(secret, body, new Date(now.getTime() - 301_000)))).status).toBe(
        403,
      )
      const [row] = await queries.select().from(pollSignings).where(eq(pollSignings.reference, signing.id))
      expect(row?.state).toBe('waiting')
      expect(JSON.stringify(row)).not.toMatch(/48101010001|37061200001/)
      // The provider has no container of a signing that nobody signed.
      expect((await send(await signMessage(secret, body, now))).status).toBe(500)
      expect((await call(`1/polls/2/sign/${signing.id}`)).data.state).toBe('waiting')
      await press(signing.redirectUrl, 'sign')
      const validSignature = await signMessage(secret, body, now)
      expect([(await send(validSignature)).status, (await send(validSignature)).status]).toEqual([204, 204])
      expect((await call(`1/polls/2/sign/${signing.id}`)).data.state).toBe('signed')
    })
  })
})

test("POL-2: a server's first signature can be that of a vote", async () => {
  const server = await startTestServer()
  try {
    const token = await server.signIn('owner@example.com')
    const { data: poll } = await server.read('contracts/1/polls/1', { token })
    const answers = poll.questions.map(({ id }: { id: number }) => ({ questionId: id, choice: 'agree' }))
    const response = await server.call('contracts/1/polls/1/vote', {
      token,
      body: { answers, isOwner: true },
    })
    expect(response.status).toBe(200)
  } finally {
    await server.stop()
  }
})
