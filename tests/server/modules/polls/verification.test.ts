import { X509Certificate } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { pollQuestions, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { tallyContainers } from '../../../../server/modules/polls/tallyContainers.ts'
import { checkContainer } from '../../../../server/providers/signatures/asic/checkContainer.ts'
import { containerOf, flipsOf } from '../../../support/containers.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { signingPerson } from '../../../support/signingPerson.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Containers in the hands of others', server => {
  const verify = async (container: Uint8Array) => {
    const body = { container: Buffer.from(container).toString('base64') }
    const answer = await server().call('polls/containers/verification', { body })
    return { status: answer.status, ...(await answer.json()) }
  }
  const vote = async (contract: number, email: string, choice: string) => {
    const token = await server().signIn(email)
    const path = `contracts/${contract}/polls/2/sign`
    const body = {
      ...signingPerson,
      answers: [{ questionId: 3, choice }],
      returnUrl: `${server().url}/`,
    }
    const { id, redirectUrl } = (await server().read(path, { token, body })).data
    const form = new URLSearchParams({ action: 'sign' })
    await fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: form })
    await server().read(`${path}/${id}/completed`, { method: 'POST', token })
  }
  const containersOf = async ({ key, call }: VendorSystem) => {
    const { data } = (await call('polls/P-2/votes')).body
    const headers = { Authorization: `Bearer ${key}` }
    return Promise.all(
      data.map(async ({ id }: { id: number }) => {
        const url = `${server().url}/api/vendor/v1/polls/P-2/votes/${id}/container`
        return new Uint8Array(await (await fetch(url, { headers })).arrayBuffer())
      }),
    ) as Promise<Uint8Array[]>
  }

  let system: VendorSystem
  beforeAll(async () => {
    system = await newVendorSystem(server(), 1)
  })

  beforeEach(async () => {
    const { queries } = server().database
    await queries.delete(rateLimits)
    await queries.delete(pollVotes).where(eq(pollVotes.pollId, 2))
    await queries.update(polls).set({ sourceId: 'P-2' }).where(eq(polls.id, 2))
    await queries
      .update(pollQuestions)
      .set({ paperAgree: 0, paperDisagree: 0 })
      .where(eq(pollQuestions.pollId, 2))
  })

  test('VOT-2: anyone reads without an account what a container holds, and that it is counted', async () => {
    await vote(1, 'owner@example.com', 'agree')
    const [container = new Uint8Array()] = await containersOf(system)
    const { status, data } = await verify(container)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      result: 'sound',
      isCounted: true,
      signer: { name: 'Rūta Žemaitienė', issuer: 'Mock Signing Authority (test)' },
      ballot: { vendor: 'alfa', poll: { id: 2 }, weight: 1, answers: [{ question: 3, choice: 'agree' }] },
    })
    expect(JSON.stringify(data)).not.toContain('48101010001')
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 2))
    expect((await verify(container)).data).toMatchObject({ result: 'sound', isCounted: false })
  })

  test('VOT-2: of a container that proves nothing only the reason is told, and what is no base64 is refused', async () => {
    await vote(1, 'owner@example.com', 'agree')
    const [container = new Uint8Array()] = await containersOf(system)
    const nothing = { isCounted: false, isWithdrawn: false, signer: null, signedAt: null, ballot: null }
    for (const [place, mask] of flipsOf(container.length, 20)) {
      const changed = new Uint8Array(container)
      changed[place] = (changed[place] ?? 0) ^ mask
      const { data } = await verify(changed)
      expect(data).toEqual({ ...nothing, result: expect.stringMatching(/^(changed|not_container)$/) })
    }
    expect((await verify(containerOf())).data).toEqual({ ...nothing, result: 'not_trusted' })
    expect((await verify(Buffer.from('x'))).data).toEqual({ ...nothing, result: 'not_container' })
    const call = (container: string) =>
      server().call('polls/containers/verification', { body: { container } })
    expect((await call('?')).status).toBe(422)
    expect((await call('A'.repeat(1_400_004))).status).toBe(422)
    expect((await call('A'.repeat(1_500_000))).status).toBe(413)
  })

  test('VOT-2: one address checks sixty containers in a quarter of an hour', async () => {
    const statuses = []
    for (let index = 0; index < 61; index += 1) statuses.push((await verify(Buffer.from('x'))).status)
    expect(statuses.indexOf(429)).toBe(60)
  })

  test('VOT-3: the containers alone give the votes that are shown', async () => {
    await vote(1, 'owner@example.com', 'agree')
    await vote(7, 'board@example.com', 'disagree')
    await vote(9, 'board@example.com', 'agree')
    const [{ agree, disagree }] = (await system.call('polls/P-2/result')).body.data.questions
    expect([agree, disagree]).toEqual([2, 1])
    const containers = await containersOf(system)
    // Nothing of the server: the bytes as they were downloaded, and the root that the service publishes.
    const root = new X509Certificate(await (await fetch(`${server().sandboxUrl}/signing/root.pem`)).text())
    const check = async (container: Uint8Array) => checkContainer(container, [root])
    const poll = { vendor: 'alfa', id: 2 }
    const alone = await tallyContainers(check, poll, containers)
    expect(alone).toMatchObject({ counted: 3, refused: 0, questions: [{ agree, disagree }] })
    expect((await system.call('polls/P-2/tally')).body.data).toEqual(alone)
    // A container twice, a changed one and one of another poll count nothing.
    const [first = new Uint8Array()] = containers
    const changed = first.map((byte, place) => (place === 300 ? byte ^ 1 : byte))
    expect(await tallyContainers(check, poll, [...containers, first, changed])).toEqual({
      ...alone,
      refused: 2,
    })
    expect(await tallyContainers(check, { ...poll, id: 1 }, containers)).toMatchObject({
      counted: 0,
      refused: 3,
    })
  })
})
