import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contractSettings } from '../../../../server/modules/contractLinks/tables.ts'
import { vendorEvents } from '../../../../server/modules/events/tables.ts'
import { helpDeskTasks } from '../../../../server/modules/helpDesk/tables.ts'
import { mailsTo } from '../../../support/mail.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'

const request = {
  organizationId: 1,
  contractId: 1,
  category: 'service_order',
  phone: '+37061200001',
  uploads: [],
}

onEachDatabase('Continuing a request', server => {
  const token = () => server().signIn('owner@example.com')
  let system: Promise<VendorSystem> | undefined
  /** One for all tests, because a vendor has two keys at most. */
  const vendorStaff = () => (system ??= newVendorSystem(server(), 1))
  let sent = 0
  const newTask = async (): Promise<number> => {
    const message = `Laiptinėje sugedo durų spyna, prašau sutvarkyti (${++sent}).`
    return (await server().read('help-desk-tasks', { token: await token(), body: { ...request, message } }))
      .data.id
  }
  /** Status, error code and the request. */
  const act = async (path: string, body?: object, method = 'POST', headers: Record<string, string> = {}) => {
    const answer = await server().call(`help-desk-tasks/${path}`, {
      token: await token(),
      method,
      body: body ?? {},
      headers,
    })
    // biome-ignore lint/suspicious/noExplicitAny: the server has validated the answer
    const { code, data } = (await answer.json()) as any
    return { status: answer.status, code, data }
  }
  const moveTo = (id: number, stage: number) =>
    server().database.queries.update(helpDeskTasks).set({ stage }).where(eq(helpDeskTasks.id, id))
  const newestEvent = async () => {
    const [event] = await server()
      .database.queries.select()
      .from(vendorEvents)
      .orderBy(desc(vendorEvents.id))
      .limit(1)
    return { type: event?.type, data: event?.data as Record<string, unknown> }
  }
  const words = { text: 'Spyna vėl užstrigo.', uploads: [] as string[] }

  test('HLP-5 EVT-1: a reply with a file joins the correspondence once, and the vendor hears of it', async () => {
    const id = await newTask()
    const form = new FormData()
    form.append('file', new File(['%PDF-1.4\n%%EOF\n'], 'spyna.pdf'))
    const upload = await fetch(`${server().url}/api/v5/uploads/help-desk`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token()}` },
      body: form,
    })
    const { data: file } = (await upload.json()) as { data: { id: string } }
    const body = { ...words, uploads: [file.id] }
    const key = { 'Idempotency-Key': 'reply-once-1' }
    expect(await act(`${id}/replies`, body, 'POST', key)).toMatchObject({ status: 201 })
    const { data } = await act(`${id}/replies`, body, 'POST', key)
    expect(data.correspondence).toMatchObject([{ from: 'resident', text: words.text }])
    expect(data.attachments).toMatchObject([{ name: 'spyna.pdf' }])
    expect(await newestEvent()).toMatchObject({
      type: 'request.replied',
      data: { request: id, from: 'resident', message: words.text },
    })
    const staff = await vendorStaff()
    const { body: seen } = await staff.call(`requests/${id}`)
    expect(seen.data.replies).toMatchObject([{ from: 'resident', text: words.text }])
    expect(seen.data.files).toHaveLength(1)
  })

  test('HLP-6: an answer of the staff is mailed once, to a sender who agreed to such mails and no other', async () => {
    const id = await newTask()
    const { queries } = server().database
    const setting = and(eq(contractSettings.userId, 1), eq(contractSettings.contractId, 1))
    const agree = (transactionalEmail: boolean) =>
      queries
        .insert(contractSettings)
        .values({ userId: 1, vendorId: 1, contractId: 1, email: 'answers@example.com', transactionalEmail })
        .onConflictDoUpdate({
          target: [contractSettings.userId, contractSettings.contractId, contractSettings.vendorId],
          set: { email: 'answers@example.com', transactionalEmail },
        })
    const [before] = await queries.select().from(contractSettings).where(setting)
    const staff = await vendorStaff()
    const answer = (key: string) =>
      staff.call(`requests/${id}/replies`, {
        body: { text: 'Atvyksime rytoj.' },
        headers: { 'Idempotency-Key': key },
      })
    await agree(false)
    expect((await answer('answer-one')).status).toBe(201)
    expect(await mailsTo(server(), 'answers@example.com')).toEqual([])
    await agree(true)
    await answer('answer-two')
    await answer('answer-two')
    expect(await mailsTo(server(), 'answers@example.com')).toMatchObject([
      {
        kind: 'requestAnswered',
        link: `/vendor/alfa/contract/1/help-desk/${id}`,
        vendorId: 1,
        consent: { userId: 1, contractId: 1, name: 'transactionalEmail' },
      },
    ])
    await queries.update(contractSettings).set({ email: null }).where(setting)
    await answer('answer-three')
    expect(await mailsTo(server(), 'owner@example.com')).toMatchObject([{ kind: 'requestAnswered' }])
    if (before) await queries.update(contractSettings).set(before).where(setting)
    else await queries.delete(contractSettings).where(setting)
  })

  test('HLP-5: a cancelled request takes no reply until it is opened again', async () => {
    const id = await newTask()
    expect(await act(`${id}/cancel`)).toMatchObject({
      status: 200,
      data: { stage: 5, actions: ['reopen'] },
    })
    expect((await newestEvent()).type).toBe('request.cancelled')
    expect(await act(`${id}/replies`, words)).toMatchObject({ status: 409, code: 'task_update_not_allowed' })
    expect(await act(`${id}/cancel`)).toMatchObject({ status: 409 })
    const { data } = await act(`${id}/reopen`, words)
    expect(data).toMatchObject({ stage: 2, actions: ['reply', 'cancel'] })
    expect(data.stages.map(({ stage }: { stage: number }) => stage)).toEqual([1, 2])
    expect(await newestEvent()).toMatchObject({ type: 'request.reopened', data: { message: words.text } })
  })

  test('HLP-5: a completed request is rated, rated otherwise, and opened again without its rating', async () => {
    const id = await newTask()
    expect(await act(`${id}/rating`, { value: 5 }, 'PUT')).toMatchObject({ status: 409 })
    await moveTo(id, 4)
    expect(await act(`${id}/rating`, { value: 6 }, 'PUT')).toMatchObject({ status: 422 })
    expect(await act(`${id}/rating`, { value: 2, comment: 'Ilgai.' }, 'PUT')).toMatchObject({
      status: 200,
      data: { actions: ['rate', 'reopen'], rating: { value: 2, comment: 'Ilgai.' } },
    })
    expect(await newestEvent()).toMatchObject({
      type: 'request.rated',
      data: { rating: 2, comment: 'Ilgai.' },
    })
    expect((await act(`${id}/rating`, { value: 4, comment: '' }, 'PUT')).data.rating).toEqual({
      value: 4,
      comment: null,
    })
    const staff = await vendorStaff()
    expect((await staff.call(`requests/${id}`)).body.data).toMatchObject({ rating: 4, ratingComment: null })
    expect((await act(`${id}/reopen`, words)).data).toMatchObject({ stage: 2, rating: null })
  })

  test('HLP-5, EVT-6: a completed request that the staff move back loses the later stages and its rating', async () => {
    const id = await newTask()
    const staff = await vendorStaff()
    const stage = (number: number) =>
      staff.call(`requests/${id}/stage`, { method: 'PUT', body: { stage: number } })
    for (const number of [2, 3, 4]) expect((await stage(number)).status).toBe(204)
    await act(`${id}/rating`, { value: 2, comment: 'Ilgai.' }, 'PUT')
    await stage(4)
    expect((await staff.call(`requests/${id}`)).body.data).toMatchObject({ stage: 4, rating: 2 })
    expect((await stage(2)).status).toBe(204)
    const { data } = (await staff.call(`requests/${id}`)).body
    expect(data).toMatchObject({ stage: 2, rating: null, ratingComment: null })
    expect(data.stages.map((each: { stage: number }) => each.stage)).toEqual([1, 2])
    const seen = await server().read(`help-desk-tasks/${id}`, { token: await token() })
    expect(seen.data).toMatchObject({ rating: null, stages: [{ stage: 1 }, { stage: 2 }] })
  })

  test('HLP-5: a request of somebody else is not found by any of the calls', async () => {
    const id = await newTask()
    const stranger = await server().signIn('single@example.com')
    for (const [method, path, body] of [
      ['POST', 'replies', words],
      ['POST', 'cancel', {}],
      ['POST', 'reopen', words],
      ['PUT', 'rating', { value: 1 }],
    ] as const) {
      const answer = await server().call(`help-desk-tasks/${id}/${path}`, { token: stranger, method, body })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  // The last one, because earlier sessions have ended at its time.
  test('HLP-2: a request of the first hour of a year has that year in its number, for residents, staff and events', async () => {
    const now = server().clock.now
    server().clock.now = new Date('2026-12-31T22:30:00.000Z')
    const { token: fresh } = (
      await server().read('auth/login', { body: { email: 'owner@example.com', password: 'resident-demo' } })
    ).data
    const body = { ...request, message: 'Laiptinėje nedega šviesa.' }
    const { id } = (await server().read('help-desk-tasks', { token: fresh, body })).data
    const number = `PG-2027-${String(id).padStart(5, '0')}`
    expect((await newestEvent()).data).toMatchObject({ request: id, number })
    const { data } = await server().read('help-desk-tasks', { token: fresh })
    expect(data[0]).toMatchObject({ id, number })
    const staff = await vendorStaff()
    expect((await staff.call(`requests/${id}`)).body.data.number).toBe(number)
    const headers = { 'Idempotency-Key': 'new-year-reply' }
    await staff.call(`requests/${id}/replies`, { body: { text: 'Rytoj.' }, headers })
    expect((await newestEvent()).data).toMatchObject({ from: 'organization', number })
    await server().read(`help-desk-tasks/${id}/cancel`, { token: fresh, body: {} })
    expect(await newestEvent()).toMatchObject({ type: 'request.cancelled', data: { number } })
    server().clock.now = now
  })
})
