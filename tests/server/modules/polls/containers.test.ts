import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { pemOf } from '../../../../demo/mock-providers/signing/issueCertificate.ts'
import { mockAuthority } from '../../../../demo/mock-providers/signing/mockAuthority.ts'
import { sandboxSignings } from '../../../../demo/mock-providers/tables.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
import { pollSignings, polls, pollVotes } from '../../../../server/modules/polls/tables.ts'
import { readZip } from '../../../../server/providers/signatures/asic/readZip.ts'
import { containerOf } from '../../../support/containers.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

onEachDatabase('Containers of votes', server => {
  const read = async (path: string, email = 'owner@example.com') =>
    (await server().read(`contracts/${path}`, { token: await server().signIn(email) })).data
  const startSigning = async () =>
    (
      await server().read('contracts/1/polls/2/sign', {
        token: await server().signIn('owner@example.com'),
        body: {
          firstName: 'Rūta',
          lastName: 'Žemaitienė',
          phone: '+37061200001',
          personalCode: '481010-10001',
          answers: [{ questionId: 3, choice: 'agree' }],
          isOwner: true,
          consent: true,
          returnUrl: `${server().url}/contract/1/poll/2`,
        },
      })
    ).data
  const press = (redirectUrl: string, action: string) =>
    fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  const complete = async (id: string) =>
    server().call(`contracts/1/polls/2/sign/${id}/completed`, {
      method: 'POST',
      token: await server().signIn('owner@example.com'),
    })
  const vote = async () => {
    const signing = await startSigning()
    await press(signing.redirectUrl, 'sign')
    return (await (await complete(signing.id)).json()).data
  }
  const containerAt = async ({ key }: VendorSystem, path: string) => {
    const headers = { Authorization: `Bearer ${key}` }
    const answer = await fetch(`${server().url}/api/vendor/v1/${path}`, { headers })
    return new Uint8Array(await answer.arrayBuffer())
  }
  const bytesAt = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer())

  beforeEach(async () => {
    await server().database.queries.delete(pollVotes).where(eq(pollVotes.pollId, 2))
  })

  test('VOT-1: a signed vote is handed out to the voter as a container that says what was voted', async () => {
    expect(await vote()).toMatchObject({ hasContainer: true })
    expect((await read('1/polls/2')).vote).toMatchObject({ hasContainer: true })
    const { url } = await read('1/polls/2/container-url')
    const answer = await fetch(url)
    expect(answer.headers.get('Content-Type')).toBe('application/vnd.etsi.asic-e+zip')
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; .*\.asice$/)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const token = await server().signIn('owner@example.com')
    const { data } = await server().read('profile/export', { token })
    expect(data.votes.map((vote: { container: string | null }) => vote.container)).toContain(
      Buffer.from(bytes).toString('base64'),
    )
    const files = readZip(bytes)
    expect([...files.keys()]).toEqual([
      'mimetype',
      'ballot.json',
      'META-INF/manifest.xml',
      'META-INF/signatures0.xml',
    ])
    expect(JSON.parse(Buffer.from(files.get('ballot.json') ?? []).toString())).toMatchObject({
      format: 'resident-ballot-1',
      vendor: 'alfa',
      poll: { id: 2, unit: 'owners' },
      contract: expect.stringMatching(/^\d+$/),
      weight: 1,
      roles: ['owner'],
      answers: [{ question: 3, text: 'Ar pritariate namo atnaujinimo investicijų planui?', choice: 'agree' }],
    })
  })

  test('VOT-1: another holder of the contract gets no container, nor does anyone by a changed address', async () => {
    await vote()
    const { queries } = server().database
    const { url } = await read('1/polls/2/container-url')
    await queries.insert(userContracts).values({ vendorId: 1, userId: 2, contractId: 1, roleId: 1 })
    const token = await server().signIn('single@example.com')
    expect((await server().call('contracts/1/polls/2/container-url', { token })).status).toBe(404)
    await queries
      .delete(userContracts)
      .where(and(eq(userContracts.userId, 2), eq(userContracts.contractId, 1)))
    expect((await fetch(url.replace('user=1', 'user=2'))).status).toBe(403)
    expect((await fetch(url)).status).toBe(200)
  })

  test('VOT-1: the vendor gets the container of each signed vote of its own polls', async () => {
    await vote()
    const { queries } = server().database
    await queries.update(polls).set({ sourceId: 'P-2' }).where(eq(polls.id, 2))
    const [system, other] = [await newVendorSystem(server(), 1), await newVendorSystem(server(), 2)]
    const { data } = (await system.call('polls/P-2/votes')).body
    expect(data).toMatchObject([{ weight: 1, hasContainer: true, isReceiptValid: true }])
    const path = `polls/P-2/votes/${data[0].id}/container`
    const { url } = await read('1/polls/2/container-url')
    expect(Buffer.from(await containerAt(system, path))).toEqual(Buffer.from(await bytesAt(url)))
    expect((await other.call(path)).status).toBe(404)
    expect((await system.call('polls/P-2/votes/999999/container')).status).toBe(404)
  })

  test.each([
    [
      'signed by somebody else',
      { signer: { firstName: 'Ona', lastName: 'Kita', personalCode: '48202020002' } },
    ],
    ['of another document', { document: { name: 'ballot.json', mime: 'application/json', content: 'e30K' } }],
    ['of another file', { document: { name: 'other.json', mime: 'application/json', content: 'e30K' } }],
  ])('VOT-1: a container %s is refused, and nothing is counted', async (_, change) => {
    const signing = await startSigning()
    await server()
      .database.queries.update(sandboxSignings)
      .set(change)
      .where(eq(sandboxSignings.reference, signing.id))
    await press(signing.redirectUrl, 'sign')
    const { state, failure } = await read(`1/polls/2/sign/${signing.id}`)
    expect({ state, failure }).toEqual({ state: 'failed', failure: 'invalid' })
    expect((await complete(signing.id)).status).toBe(409)
    expect((await read('1/polls/2')).hasTakenPart).toBe(false)
  })

  test('VOT-1: a container of an authority that is not configured is refused', async () => {
    const { queries } = server().database
    const signing = await startSigning()
    const sandbox = queries.update(sandboxSignings)
    await sandbox
      .set({ state: 'completed', container: containerOf() })
      .where(eq(sandboxSignings.reference, signing.id))
    await press(signing.redirectUrl, 'notify')
    expect((await read(`1/polls/2/sign/${signing.id}`)).failure).toBe('invalid')
    expect(server().log.join('')).toContain('a signed container was refused')
  })

  test('VOT-1: neither names nor the personal code are kept beside the container, nor logged', async () => {
    await vote()
    const rows = await server().database.queries.select().from(pollSignings)
    const words = /48101010001|481010-10001|Žemaitienė|37061200001/
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(words)
    expect(server().log.join('')).not.toMatch(words)
  })

  test('VOT-1: the mock service gives the root that an operator configures', async () => {
    const { root } = await mockAuthority(server().database.queries)
    expect(await (await fetch(`${server().sandboxUrl}/signing/root.pem`)).text()).toBe(pemOf(root))
  })

  test('VOT-5: the vote and its container stay when the account of the voter is deleted', async () => {
    const { queries } = server().database
    await vote()
    await queries.update(polls).set({ sourceId: 'P-2' }).where(eq(polls.id, 2))
    const token = await server().signIn('owner@example.com')
    const deletion = await server().call('profile', {
      method: 'DELETE',
      token,
      body: { password: 'resident-demo', confirmation: 'DELETE' },
    })
    expect(deletion.status).toBe(204)
    const system = await newVendorSystem(server(), 1)
    const [kept] = (await system.call('polls/P-2/votes')).body.data
    expect(kept).toMatchObject({ choices: ['agree'], isReceiptValid: true, hasContainer: true })
    const container = await containerAt(system, `polls/P-2/votes/${kept.id}/container`)
    expect(readZip(container).has('ballot.json')).toBe(true)
    expect((await system.call('polls/P-2/result')).body.data.questions).toMatchObject([{ agree: 10 }])
  })
})
