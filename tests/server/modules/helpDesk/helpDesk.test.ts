import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '../../../../server/http/tables.ts'
import { contractObjects, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { helpDeskCategories } from '../../../../server/modules/helpDesk/tables.ts'
import { taskCategories } from '../../../../src/api/schemas/helpDesk.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'
import { newVendorSystem, type VendorSystem } from '../../../support/vendorApi.ts'
import { ndjson } from '../../../support/vendorRecords.ts'

interface Task {
  readonly id: number
  readonly stage: number
  readonly category: string
  readonly organizationId: number
  readonly contractId: number
  readonly createdAt: string
}

const request = {
  organizationId: 1,
  contractId: 1,
  category: 'service_order',
  phone: '+37061200001',
  message: 'Laiptinėje sugedo durų spyna, prašau sutvarkyti.',
  uploads: [],
}

onEachDatabase('The help desk', server => {
  const owner = () => server().signIn('owner@example.com')
  const list = async (query: string): Promise<Task[]> =>
    (await server().read(`help-desk-tasks?limit=50&${query}`, { token: await owner() })).data
  const send = async (change: object = {}, email = 'owner@example.com') =>
    server().call('help-desk-tasks', {
      token: await server().signIn(email),
      body: { ...request, ...change },
    })

  describe('the list', () => {
    test('HLP-1: contains requests in all five stages, newest first, page by page', async () => {
      const tasks = await list('')
      expect([...new Set(tasks.map(({ stage }) => stage))].sort()).toEqual([1, 2, 3, 4, 5])
      const dates = tasks.map(({ createdAt }) => createdAt)
      expect(dates).toEqual([...dates].sort().reverse())
      const pagedTasks: Task[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: { data: Task[]; meta: { nextCursor: string | null } } = await server().read(
          `help-desk-tasks?limit=2&cursor=${cursor}`,
          { token: await owner() },
        )
        pagedTasks.push(...page.data)
        cursor = page.meta.nextCursor
      }
      expect(pagedTasks).toEqual(tasks)
    })

    test("HLP-1: omits requests of the contract's other holder", async () => {
      const token = await server().signIn('single@example.com')
      const { data: visibleTasks } = await server().read('help-desk-tasks?limit=50', { token })
      const { queries } = server().database
      const [{ data: person }, [holding]] = await Promise.all([
        server().read('auth/users/me', { token }),
        queries.select().from(userContracts).where(eq(userContracts.contractId, 1)),
      ])
      if (!holding) throw new Error('Nobody holds the first contract.')
      await queries.insert(userContracts).values({ ...holding, userId: person.id })
      expect((await server().read('help-desk-tasks?limit=50', { token })).data).toEqual(visibleTasks)
      const [ownTask] = await list('contractId=1')
      expect((await server().call(`help-desk-tasks/${ownTask?.id}`, { token })).status).toBe(404)
      await queries
        .delete(userContracts)
        .where(and(eq(userContracts.contractId, 1), eq(userContracts.userId, person.id)))
    })

    test('HLP-1: filters by stage, category, organization, contract and days, both days included', async () => {
      const tasks = await list('')
      expect(await list('stage=4')).toEqual(tasks.filter(({ stage }) => stage === 4))
      expect(await list('category=other')).toEqual(tasks.filter(({ category }) => category === 'other'))
      expect(await list('organizationId=2')).toEqual(tasks.filter(task => task.organizationId === 2))
      expect(await list('contractId=1&stage=')).toEqual(tasks.filter(({ contractId }) => contractId === 1))
      const [newestTask, secondTask] = tasks
      const dayOf = (task?: Task) =>
        new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vilnius' }).format(
          new Date(task?.createdAt ?? 0),
        )
      expect(await list(`from=${dayOf(newestTask)}`)).toEqual([newestTask])
      expect(await list(`from=${dayOf(secondTask)}&to=${dayOf(secondTask)}`)).toEqual([secondTask])
      expect(await list('from=2030-01-01')).toEqual([])
    })

    test('HLP-1: answers 422 to invalid filters', async () => {
      for (const query of [
        'stage=6',
        'category=not%20a%20code',
        'from=2026-13-45',
        'to=yesterday',
        'contractId=x',
      ])
        expect([
          query,
          (await server().call(`help-desk-tasks?${query}`, { token: await owner() })).status,
        ]).toEqual([query, 422])
    })

    test('HLP-1: answers 404 for a foreign contract', async () => {
      const answer = await server().call('help-desk-tasks?contractId=6', { token: await owner() })
      expect(answer.status).toBe(404)
    })

    test('HLP-2: lists the five categories', async () => {
      const { data } = await server().read('help-desk-tasks/categories', { token: await owner() })
      expect(data.map(({ code }: { code: string }) => code)).toEqual(taskCategories)
    })
  })

  describe('a vendor’s own categories', () => {
    let alfa: VendorSystem
    const texts = (text: string) => ({ en: `${text} en`, lt: text, lv: `${text} lv`, ru: `${text} ru` })
    const category = (code: string, position: number) => ({
      sourceId: `category-${code}`,
      code,
      position,
      title: texts(code),
    })
    const all = [category('lift', 2), category('keys', 1)]
    const importAll = async (records: readonly object[]) => {
      const headers = { 'Content-Type': 'application/x-ndjson' }
      const { body } = await alfa.call('imports/help-desk-categories?complete=true', {
        body: ndjson(records),
        headers,
      })
      if (body.data.state === 'needs_confirmation')
        await alfa.call(`imports/${body.data.id}/confirm`, { method: 'POST' })
    }
    const categories = async (query = '?contractId=1', email = 'owner@example.com') =>
      (
        await server().read(`help-desk-tasks/categories${query}`, {
          token: await server().signIn(email),
          headers: { 'Accept-Language': 'lt' },
        })
      ).data
    beforeEach(async () => {
      alfa = await newVendorSystem(server(), 1)
      await importAll(all)
    })
    afterEach(() => server().database.queries.delete(helpDeskCategories))

    test('HLP-2, VND-5: take the place of the usual ones for its contracts, in the language of the call', async () => {
      expect(await categories()).toEqual([
        { code: 'keys', title: 'keys' },
        { code: 'lift', title: 'lift' },
      ])
      const ofOther = await categories('?contractId=12', 'tenant@example.com')
      expect(ofOther.map(({ code }: { code: string }) => code)).toEqual(taskCategories)
      expect((await categories('')).length).toBe(taskCategories.length + 2)
    })

    test('HLP-2, VND-5: requests take these only, staff and events get the code, and an ended one keeps its title', async () => {
      const refused = await send({ category: 'other', message: 'Ši kategorija nebegalioja.' })
      expect((await refused.json()).errors).toEqual({ category: ['validation.invalid'] })
      const sent = await send({ category: 'lift', message: 'Liftas sustojo tarp aukštų.' })
      const { data } = await sent.json()
      expect([sent.status, data.category, data.categoryTitle]).toEqual([201, 'lift', expect.any(String)])
      expect(await list('category=lift')).toMatchObject([{ id: data.id }])
      const { body } = await alfa.call(`requests/${data.id}`)
      expect(body.data.category).toBe('lift')
      const events = await alfa.call('events?limit=500')
      expect(events.body.data.at(-1)).toMatchObject({ type: 'request.created', data: { category: 'lift' } })
      await importAll(all.slice(1))
      expect(await categories()).toEqual([{ code: 'keys', title: 'keys' }])
      expect(await list('category=lift')).toMatchObject([{ categoryTitle: expect.any(String) }])
      await importAll([])
      expect((await categories()).map(({ code }: { code: string }) => code)).toEqual(taskCategories)
    })
  })

  describe('one request', () => {
    test('HLP-3: contains correspondence, stages in order and files that open by an address', async () => {
      const { data } = await server().read('help-desk-tasks/1', { token: await owner() })
      expect(data).toMatchObject({
        number: 'PG-2026-00001',
        organization: 'Alfa namai Vilnius',
        stage: 3,
        isRead: false,
        phone: '+37061200001',
      })
      expect(data.correspondence.map(({ from }: { from: string }) => from)).toEqual([
        'organization',
        'resident',
        'organization',
      ])
      expect(data.stages.map(({ stage }: { stage: number }) => stage)).toEqual([1, 2, 3])
      const [{ id, bytes }] = data.attachments
      const { data: file } = await server().read(`help-desk-tasks/1/attachments/${id}/file-url`, {
        token: await owner(),
      })
      const fileResponse = await fetch(file.url)
      expect(fileResponse.headers.get('Content-Disposition')).toMatch(/^attachment/)
      expect((await fileResponse.arrayBuffer()).byteLength).toBe(bytes)
      // A file of a message, and a file under another request.
      for (const path of ['help-desk-tasks/1/attachments/1', `help-desk-tasks/2/attachments/${id}`])
        expect((await server().call(`${path}/file-url`, { token: await owner() })).status).toBe(404)
    })

    test('HLP-3: answers 404 for the request and its files once the user no longer holds the contract', async () => {
      const { queries } = server().database
      const token = await owner()
      const { data } = await server().read('help-desk-tasks/1', { token })
      const { data: file } = await server().read(
        `help-desk-tasks/1/attachments/${data.attachments[0].id}/file-url`,
        { token },
      )
      const contractRows = await queries.select().from(userContracts).where(eq(userContracts.contractId, 1))
      await queries.delete(userContracts).where(eq(userContracts.contractId, 1))
      expect((await server().call('help-desk-tasks/1', { token })).status).toBe(404)
      expect((await fetch(file.url)).status).toBe(404)
      await queries.insert(userContracts).values(contractRows)
      expect((await fetch(file.url)).status).toBe(200)
    })
  })

  describe('a new request', () => {
    test('HLP-2: has the new stage and a number and is first in the list', async () => {
      const answer = await send({ message: '  Prašau patikrinti domofoną.  ' })
      expect(answer.status).toBe(201)
      const { data } = await answer.json()
      expect(data).toMatchObject({ stage: 1, message: 'Prašau patikrinti domofoną.', contractId: 1 })
      expect((await list(''))[0]?.id).toBe(data.id)
    })

    test('HLP-2: the same text within ten minutes returns the same request, also concurrently', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => send()))
      const bodies = await Promise.all(answers.map(answer => answer.json()))
      expect(new Set(bodies.map(({ data }) => data.id)).size).toBe(1)
      expect(bodies.filter(({ meta }) => meta.isNew)).toHaveLength(1)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
      server().clock.advance(599)
      expect((await send()).status).toBe(200)
      server().clock.advance(1)
      expect((await send()).status).toBe(201)
      expect((await send({ message: `${request.message} Skubu!` })).status).toBe(201)
    })

    test('HLP-2: the text of a request that was cancelled a moment ago is a new request', async () => {
      const body = { message: 'Prašau pakeisti laiptinės lemputę.' }
      const { data: cancelled } = await (await send(body)).json()
      await server().read(`help-desk-tasks/${cancelled.id}/cancel`, { token: await owner(), method: 'POST' })
      const answer = await send({ ...body, category: 'other' })
      const { data, meta } = await answer.json()
      expect([answer.status, meta.isNew, data.stage]).toEqual([201, true, 1])
      expect(data.id).not.toBe(cancelled.id)
      expect((await (await send(body)).json()).data.id).toBe(data.id)
    })

    test('HLP-2: the same text about another home of the contract is another request', async () => {
      const { queries } = server().database
      await queries.delete(rateLimits)
      const objects = await queries.select().from(contractObjects).where(eq(contractObjects.contractId, 1))
      expect(objects.length).toBeGreaterThan(1)
      for (const { id: objectId, address } of objects) {
        const answer = await send({ objectId, message: 'Neveikia radiatorius.' })
        expect([answer.status, (await answer.json()).data.object]).toEqual([201, address])
      }
      await queries.delete(rateLimits)
    })

    test.each([
      [{ message: 'Per trump' }, { message: ['validation.message_short'] }],
      [{ message: `  ${'a'.repeat(9)}   ` }, { message: ['validation.message_short'] }],
      [{ message: 'ą'.repeat(579) }, { message: ['validation.message_long'] }],
      [{ phone: '861200001' }, { phone: ['validation.phone'] }],
      [{ uploads: Array(6).fill('aaaaaaaaaaaa') }, { uploads: ['validation.files_many'] }],
      [
        { uploads: ['aaaaaaaaaaaa'], message: 'Prašau pažiūrėti pridėtą failą.' },
        { uploads: ['validation.invalid'] },
      ],
      [{ category: 'spam' }, { category: ['validation.invalid'] }],
      [{ organizationId: 2 }, { organizationId: ['validation.invalid'] }],
      [{ objectId: 999_999 }, { objectId: ['validation.invalid'] }],
    ])('HLP-2 HLP-4: refuses %j at its field', async (change, errors) => {
      const answer = await send(change)
      expect([answer.status, (await answer.json()).errors]).toEqual([422, errors])
    })

    test('HLP-2: a text that was cut inside an emoji is stored with a replacement character, also as a reply', async () => {
      const token = await owner()
      const { data } = await (await send({ message: 'Lifte dingo šviesa \ud83d' })).json()
      expect(data.excerpt).toBe('Lifte dingo šviesa \ufffd')
      const reply = { token, body: { text: 'Dar ir durys \ud83d', uploads: [] } }
      expect((await server().call(`help-desk-tasks/${data.id}/replies`, reply)).status).toBe(201)
    })

    test('HLP-2: accepts 10 and 578 characters', async () => {
      for (const message of ['0123456789', 'ž'.repeat(578)])
        expect((await send({ message })).status).toBe(201)
    })

    test('HLP-2: answers 404 for a foreign contract and 403 for a vendor without a help desk', async () => {
      expect((await send({}, 'single@example.com')).status).toBe(404)
      const response = await send({ contractId: 12, organizationId: 8 }, 'tenant@example.com')
      expect([response.status, (await response.json()).code]).toEqual([403, 'forbidden'])
    })
  })
})
