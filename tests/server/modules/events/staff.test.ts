import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attachedFiles } from '../../../../server/modules/attachments/tables.ts'
import { contracts } from '../../../../server/modules/contracts/tables.ts'
import { messages } from '../../../../server/modules/messages/tables.ts'
import { polls } from '../../../../server/modules/polls/tables.ts'
import { vendorKeys } from '../../../../server/modules/vendorKeys/tables.ts'
import { changesDuring } from '../../../support/changesDuring.ts'
import { clientForm } from '../../../support/clientForm.ts'
import { testNow } from '../../../support/fill.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { uploadFile } from '../../../support/uploadFile.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

const pdf = new TextEncoder().encode('%PDF-1.7 planas')
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 9])

onEachDatabase('Staff through the vendor API', server => {
  let system: VendorSystem
  let other: VendorSystem
  beforeEach(async () => {
    server().clock.now = testNow
    system = await newVendorSystem(server(), 1)
    other = await newVendorSystem(server(), 2)
  })
  afterEach(() => server().database.queries.delete(vendorKeys))

  const as = async (email: string, path: string, body?: object, method?: string) =>
    server().read(path, {
      token: await server().signIn(email),
      ...(body && { body }),
      ...(method === undefined ? {} : { method }),
    })
  const newRequest = async (message: string) =>
    (
      await as('owner@example.com', 'help-desk-tasks', {
        organizationId: 1,
        contractId: 1,
        category: 'other',
        phone: '+37061200001',
        message,
        uploads: [],
      })
    ).data.id as number

  test('EVT-7: a page that connects after a change is told of it if it names the seconds since it loaded', async () => {
    const id = await newRequest('Kada bus sutvarkyta laiptinė?')
    const headers = { 'Idempotency-Key': 'reply-before-the-stream' }
    await system.call(`requests/${id}/replies`, { body: { text: 'Rytoj.' }, headers })
    const nothing = async () => undefined
    const received = await changesDuring(server(), 'owner@example.com', nothing, 1, 99)
    expect(received).toContainEqual({ topic: 'requests', contractId: 1 })
  })

  test('EVT-6, EVT-7: a reply is in the request and unread, and the page that was open before is told', async () => {
    const id = await newRequest('Kada bus sutvarkytas liftas?')
    const received = await changesDuring(server(), 'owner@example.com', async () => {
      const headers = { 'Idempotency-Key': 'reply-to-the-lift' }
      const replied = await system.call(`requests/${id}/replies`, { body: { text: 'Rytoj.' }, headers })
      expect(replied.status).toBe(201)
      const again = await system.call(`requests/${id}/replies`, { body: { text: 'Rytoj.' }, headers })
      expect(again.body).toEqual(replied.body)
    })
    expect(received).toEqual([{ topic: 'requests', contractId: 1 }])
    const { data } = await as('owner@example.com', `help-desk-tasks/${id}`)
    expect(data.correspondence).toMatchObject([{ from: 'organization', text: 'Rytoj.' }])
    expect(data.isRead).toBe(false)
    const { body } = await system.call('events?limit=500')
    expect(body.data.at(-1)).toMatchObject({
      type: 'request.replied',
      data: { request: id, from: 'organization', message: 'Rytoj.' },
    })
  })

  test('EVT-7: a change of another vendor, or of a contract of another resident, reaches no page', async () => {
    const id = await newRequest('Ar galima atidaryti rūsį?')
    const received = await changesDuring(server(), 'single@example.com', async () => {
      await system.call(`requests/${id}/stage`, { method: 'PUT', body: { stage: 2 } })
      const { database } = server()
      await database.queries.update(polls).set({ sourceId: 'P-1' }).where(eq(polls.id, 1))
      // Every contract of the organization sees its polls.
      await system.call('polls/P-1/close', { method: 'POST' })
    })
    expect(received).toEqual([{ topic: 'polls', contractId: null }])
  })

  test('EVT-6: staff list requests, read them, change their stage and attach files', async () => {
    const id = await newRequest('Laiptinėje nedega šviesa.')
    const list = await system.call('requests?limit=2')
    expect(list.body.data[0]).toMatchObject({
      id,
      contract: { number: expect.any(String), sourceId: null },
      person: { email: 'owner@example.com' },
      stage: 1,
    })
    const next = await system.call(`requests?limit=2&before=${list.body.meta.nextBefore}`)
    expect(next.body.data[0].id).toBeLessThan(list.body.data[1].id)
    for (const stage of [2, 3, 3, 2])
      expect((await system.call(`requests/${id}/stage`, { method: 'PUT', body: { stage } })).status).toBe(204)
    const attached = await system.call(
      `requests/${id}/files?name=${encodeURIComponent('a\n/../planas.pdf')}`,
      {
        method: 'POST',
        body: pdf,
      },
    )
    expect([attached.status, attached.body.data]).toMatchObject([
      201,
      { name: 'planas.pdf', bytes: pdf.length },
    ])
    expect((await system.call(`requests/${id}/files?name=x.html`, { body: '<p>' })).status).toBe(422)
    const { body } = await system.call(`requests/${id}`)
    expect(body.data).toMatchObject({ stage: 2, files: [{ name: 'planas.pdf' }] })
    const file = await system.call(`requests/${id}/files/${attached.body.data.id}`)
    expect([file.body, file.headers.get('Content-Disposition')]).toEqual([
      new TextDecoder().decode(pdf),
      "attachment; filename*=UTF-8''planas.pdf",
    ])
    const { data } = await as('owner@example.com', `help-desk-tasks/${id}`)
    expect(data.attachments).toMatchObject([{ name: 'planas.pdf' }])
    for (const [path, method, sent] of [
      [`requests/${id}`, 'GET', undefined],
      [`requests/${id}/replies`, 'POST', { text: 'x' }],
      [`requests/${id}/stage`, 'PUT', { stage: 5 }],
      [`requests/${id}/files?name=a.pdf`, 'POST', pdf],
      [`requests/${id}/files/${attached.body.data.id}`, 'GET', undefined],
    ] as const)
      expect([path, (await other.call(path, { method, body: sent })).status]).toEqual([path, 404])
  })

  test('EVT-6: staff open and close a poll, and read its result and its votes with valid receipts', async () => {
    const { queries } = server().database
    await queries.update(polls).set({ sourceId: 'P-1', endsOn: '2026-12-31' }).where(eq(polls.id, 1))
    const answers = [1, 2].map(questionId => ({ questionId, choice: 'agree' }))
    await as('board@example.com', 'contracts/7/polls/1/vote', { answers, isOwner: true })
    const before = await system.call('polls/P-1/result')
    expect(before.body.data).toMatchObject({ state: 'active', decision: null })
    const closed = await system.call('polls/P-1/close', { method: 'POST' })
    expect(closed.body.data).toMatchObject({ state: 'ended', endsOn: '2026-11-20' })
    expect(closed.body.data.decision).not.toBeNull()
    const { data } = await as('owner@example.com', 'contracts/1/polls/1')
    expect(data).toMatchObject({ state: 'ended', canVote: false })
    const votes = await system.call('polls/P-1/votes')
    expect(votes.body.data).toContainEqual({
      id: expect.any(Number),
      weight: 1,
      hasContainer: false,
      withdrawnAt: null,
      paper: null,
      proxy: null,
      contract: { number: expect.any(String), sourceId: null },
      at: testNow.toISOString(),
      choices: ['agree', 'agree'],
      receipt: expect.stringMatching(/^[\w-]{43}$/),
      isReceiptValid: true,
    })
    expect((await system.call('polls/P-1/open', { body: { endsOn: '2026-11-01' } })).status).toBe(422)
    const opened = await system.call('polls/P-1/open', { body: { endsOn: '2026-12-24' } })
    expect(opened.body.data).toMatchObject({ state: 'active', endsOn: '2026-12-24' })
    expect((await other.call('polls/P-1/result')).status).toBe(404)
  })

  test('EVT-6: a refused reading goes with a reason to the resident, who declares again; an accepted one stays', async () => {
    server().clock.now = new Date('2026-11-28T08:00:00.000Z')
    const { token } = (
      await server().read('auth/login', { body: { email: 'many@example.com', password: 'resident-demo' } })
    ).data
    const { data: meters } = await server().read('contracts/15/meters', { token })
    const declare = (valueTo: string) =>
      server().call(`contracts/15/meters/${meters[0].id}/declarations`, {
        token,
        body: { meterId: meters[0].id, valueTo },
        // As the elements do, from what is declared.
        headers: { 'Idempotency-Key': `declaration-${meters[0].id}-${Number(valueTo)}` },
      })
    expect((await declare('99999999.0000')).status).toBe(201)
    const waiting = await system.call('readings?isAccepted=false&limit=1')
    expect(waiting.body.data).toMatchObject([{ value: '99999999.0000', meter: { number: meters[0].number } }])
    const { id } = waiting.body.data[0]
    const refusal = { topic: 'Rodmuo nepriimtas', reason: 'Per didelis <b>rodmuo</b>.' }
    expect((await other.call(`readings/${id}/refuse`, { body: refusal })).status).toBe(404)
    expect((await system.call(`readings/${id}/refuse`, { body: refusal })).status).toBe(204)
    expect((await system.call(`readings/${id}/refuse`, { body: refusal })).status).toBe(404)
    const { data: sent } = await server().read('messages?contractId=15&type=personal', { token })
    expect(sent[0]).toMatchObject({ topic: 'Rodmuo nepriimtas', isRead: false })
    const { data: message } = await server().read(`types/personal/messages/${sent[0].id}`, { token })
    expect(message.body).toContain('&lt;b&gt;')
    // After a look at the meter the value may be the same.
    expect((await declare('99999999.0000')).status).toBe(201)
    const [second] = (await system.call('readings?limit=1')).body.data
    expect(second).toMatchObject({ value: '99999999.0000', acceptedAt: null })
    expect((await system.call(`readings/${second.id}/accept`, { method: 'POST' })).status).toBe(204)
    const accepted = await system.call('readings?isAccepted=true&limit=1')
    expect(accepted.body.data).toMatchObject([{ id: second.id, acceptedAt: '2026-11-28T08:00:00.000Z' }])
  })

  test('EVT-6: a client form is read with its documents and taken over, which deletes the identity document', async () => {
    const registry = await uploadFile(server(), 'registry-document', pdf, 'israsas.pdf')
    const identity = await uploadFile(server(), 'identity-document', png, 'pasas.png')
    const sent = await server().read('client-register', {
      body: clientForm([registry], identity),
    })
    const path = `client-forms/${sent.data.reference}`
    const form = await system.call(path)
    expect(form.body.data).toMatchObject({ takenOverAt: null, fields: { firstName: 'Jonas' } })
    expect(form.body.data.files).toHaveLength(2)
    expect((await system.call(`${path}/files/${identity}`)).status).toBe(200)
    expect((await other.call(path)).status).toBe(404)
    expect((await other.call(`${path}/take-over`, { method: 'POST' })).status).toBe(404)
    const taken = await system.call(`${path}/take-over`, { method: 'POST' })
    expect(taken.body.data).toMatchObject({
      takenOverAt: testNow.toISOString(),
      files: [{ id: registry, kind: 'registry-document' }],
    })
    expect((await system.call(`${path}/files/${identity}`)).status).toBe(404)
    expect((await system.call(`${path}/files/${registry}`)).body).toBe(new TextDecoder().decode(pdf))
    expect((await system.call(`${path}/take-over`, { method: 'POST' })).body).toEqual(taken.body)
    const nextIdentity = await uploadFile(server(), 'identity-document', png, 'pasas.png')
    const nextRegistry = await uploadFile(server(), 'registry-document', pdf, 'israsas.pdf')
    const later = await server().read('client-register', {
      body: clientForm([nextRegistry], nextIdentity),
    })
    const first = await system.call('client-forms?limit=1')
    expect(first.body.data).toMatchObject([{ reference: later.data.reference, takenOverAt: null }])
    expect(first.body.data[0].files).toHaveLength(2)
    const second = await system.call(`client-forms?limit=1&before=${first.body.meta.nextBefore}`)
    expect(second.body).toMatchObject({
      data: [{ reference: sent.data.reference, files: [{ id: registry }] }],
      meta: { nextBefore: null },
    })
    const open = await system.call('client-forms?isTakenOver=false')
    expect(JSON.stringify(open.body)).not.toContain(sent.data.reference)
  })

  test('EVT-6: a withdrawn message disappears with its files', async () => {
    const { queries } = server().database
    const { data } = await as('owner@example.com', 'messages?contractId=1')
    const [{ id = 0 } = {}] = await queries
      .update(messages)
      .set({ sourceId: 'M-1' })
      .where(eq(messages.id, data[0].id))
      .returning({ id: messages.id })
    expect((await other.call('messages/M-1', { method: 'DELETE' })).status).toBe(404)
    expect((await system.call('messages/M-1', { method: 'DELETE' })).status).toBe(204)
    expect((await system.call('messages/M-1', { method: 'DELETE' })).status).toBe(404)
    const rest = await as('owner@example.com', 'messages?contractId=1')
    expect(rest.data.map((message: { id: number }) => message.id)).not.toContain(id)
    const files = await queries.select().from(attachedFiles).where(eq(attachedFiles.itemId, id))
    expect(files.filter(({ item }) => item === 'message')).toEqual([])
  })

  test('EVT-6: staff read and answer conversations of their own vendor only', async () => {
    await as('owner@example.com', 'organization-groups/1/live-chat/messages', { text: 'Ar dirbate?' })
    const list = await system.call('chats')
    expect(list.body.data[0]).toMatchObject({ person: { email: 'owner@example.com' }, unread: 1 })
    const { id } = list.body.data[0]
    const read = await system.call(`chats/${id}/messages`)
    expect(read.body.data[0]).toMatchObject({ from: 'resident', text: 'Ar dirbate?' })
    expect((await system.call('chats')).body.data[0].unread).toBe(0)
    await as('single@example.com', 'organization-groups/1/live-chat/messages', { text: 'Kada atvyksite?' })
    const latest = await system.call('chats?limit=1')
    expect(latest.body.data).toMatchObject([{ person: { email: 'single@example.com' } }])
    const earlier = await system.call(`chats?limit=1&before=${latest.body.meta.nextBefore}`)
    expect(earlier.body.data).toMatchObject([{ id }])
    expect((await other.call(`chats/${id}/messages`)).status).toBe(404)
    expect((await other.call(`chats/${id}/messages`, { body: { text: 'x' } })).status).toBe(404)
    const reply = await system.call(`chats/${id}/messages`, { body: { text: 'Taip.' } })
    expect([reply.status, reply.body.data]).toMatchObject([201, { from: 'staff', text: 'Taip.' }])
    const { data } = await as('owner@example.com', 'organization-groups/1/live-chat/messages')
    expect(data[0]).toMatchObject({ text: 'Taip.' })
  })

  test('EVT-6: staff see who holds a contract, confirm a role and take a contract out of an account', async () => {
    const { queries } = server().database
    await queries.update(contracts).set({ sourceId: 'C-6' }).where(eq(contracts.id, 6))
    const list = await system.call('contracts/C-6/holders')
    expect(list.body.data).toMatchObject([
      { person: { id: 2 }, role: 'owner', isConfirmed: true },
      { person: { id: 9 }, role: 'owner', isConfirmed: false },
    ])
    expect((await system.call('contracts/C-6/holders/9/confirm', { method: 'POST' })).status).toBe(204)
    expect((await system.call('contracts/C-6/holders/1/confirm', { method: 'POST' })).status).toBe(404)
    expect((await other.call('contracts/C-6/holders')).status).toBe(404)
    expect((await system.call('contracts/C-6/holders/2', { method: 'DELETE' })).status).toBe(204)
    expect((await system.call('contracts/C-6/holders')).body.data).toMatchObject([
      { person: { id: 9 }, isConfirmed: true },
    ])
  })

  test('EVT-7: whatever staff do reaches the open page of the resident whom it concerns', async () => {
    server().clock.now = new Date('2026-11-28T08:00:00.000Z')
    const { queries } = server().database
    await queries.update(contracts).set({ sourceId: 'C-1' }).where(eq(contracts.id, 1))
    await queries.update(polls).set({ sourceId: 'P-1', endsOn: '2026-12-31' }).where(eq(polls.id, 1))
    const [message] = await queries.select().from(messages).where(eq(messages.contractId, 1)).limit(1)
    await queries
      .update(messages)
      .set({ sourceId: 'M-9' })
      .where(eq(messages.id, message?.id ?? 0))
    const email = 'owner@example.com'
    const request = {
      organizationId: 1,
      contractId: 1,
      category: 'other',
      phone: '+37061200001',
      uploads: [],
    }
    const { data: task } = await as(email, 'help-desk-tasks', { ...request, message: 'Varva vamzdis.' })
    const { data: meters } = await as(email, 'contracts/1/meters')
    const path = `contracts/1/meters/${meters[0].id}/declarations`
    await as(email, path, { meterId: meters[0].id, valueTo: '99999999.0000' })
    const [reading] = (await system.call('readings?isAccepted=false&limit=1')).body.data
    const refusal = { topic: 'Rodmuo', reason: 'Per didelis.' }
    const actions: readonly (readonly [path: string, request: object])[] = [
      [`requests/${task.id}/replies`, { body: { text: 'Atvyksime.' } }],
      [`requests/${task.id}/stage`, { method: 'PUT', body: { stage: 3 } }],
      [`requests/${task.id}/files?name=planas.pdf`, { method: 'POST', body: pdf }],
      ['messages/M-9', { method: 'DELETE' }],
      ['polls/P-1/close', { method: 'POST' }],
      ['polls/P-1/open', { body: { endsOn: '2026-12-24' } }],
      [`readings/${reading.id}/refuse`, { body: refusal }],
      ['contracts/C-1/holders/1/confirm', { method: 'POST' }],
    ]
    const topics = ['requests', 'requests', 'requests', 'messages', 'polls', 'polls', 'messages', 'meters']
    const expected = [...topics, 'holders']
    const act = async ([action, sent]: (typeof actions)[number]) =>
      expect([action, (await system.call(action, sent)).status]).toEqual([
        action,
        expect.toBeOneOf([200, 201, 204]),
      ])
    const actAll = async () => {
      for (const action of actions) await act(action)
    }
    const received = await changesDuring(server(), email, actAll, expected.length)
    expect(received.map(({ topic }) => topic).sort()).toEqual(expected.sort())
    const remove = () => act(['contracts/C-1/holders/1', { method: 'DELETE' }])
    expect(await changesDuring(server(), email, remove)).toEqual([{ topic: 'holders', contractId: 1 }])
  })
})
