import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDemoKeys } from '../../../demo/vendor-system/createDemoKeys.ts'
import { importsOf } from '../../conventions/importsOf.ts'
import { trackedFiles } from '../../conventions/trackedFiles.ts'
import { testNow } from '../../support/fill.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    hasVendorSystem: true,
  })
})
afterAll(() => server.stop())

const page = async (path: string) => (await fetch(`${server.vendorSystemUrl}${path}`)).text()
const post = (path: string, fields: Readonly<Record<string, string>>, origin = server.vendorSystemUrl) =>
  fetch(`${server.vendorSystemUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin ?? '' },
    body: new URLSearchParams(fields),
  })
const asOwner = async (path: string, body?: object) =>
  server.read(path, { token: await server.signIn('owner@example.com'), ...(body && { body }) })

test('EVT-8: its pages import of the server nothing but technique, and the endpoints of the vendor API', () => {
  const files = trackedFiles(/^demo\/vendor-system\/(?!createDemoKeys).*\.ts$/)
  expect(files.length).toBeGreaterThan(10)
  const foreign = files
    .flatMap(importsOf)
    .filter(target => /^server\/(modules|database)|^demo\/(?!vendor-system)/.test(target))
  expect(foreign).toEqual([])
})

test('EVT-8: a request arrives as an event whose signature is verified, and a forged one is refused', async () => {
  await asOwner('help-desk-tasks', {
    organizationId: 1,
    contractId: 1,
    category: 'other',
    phone: '+37061200001',
    message: 'Neveikia <b>domofonas</b> pirmame aukšte.',
    uploads: [],
  })
  await expect.poll(() => page('/alfa/events'), { timeout: 20_000 }).toContain('verified')
  const text = await page('/alfa/events')
  expect(text).toContain('request.created')
  expect(text).toContain('&lt;b&gt;domofonas&lt;/b&gt;')
  const forged = await fetch(`${server.vendorSystemUrl}/alfa/webhook`, {
    method: 'POST',
    headers: {
      'webhook-id': 'forged',
      'webhook-timestamp': String(server.clock.now.getTime() / 1000),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{}',
  })
  expect(forged.status).toBe(401)
  expect(await page('/alfa/events')).toContain('1 refused')
  expect(await page('/beta/events')).not.toContain('request.created')
})

test('EVT-8: an answer reaches the resident, and posts of other sites are refused', async () => {
  const { data } = await asOwner('help-desk-tasks')
  const path = `/alfa/requests/${data[0].id}`
  expect((await post(path, { action: 'reply', text: 'x' }, 'https://elsewhere.example')).status).toBe(403)
  expect((await post(path, { action: 'reply', text: 'Meistras atvyks rytoj.' })).status).toBe(303)
  expect((await post(path, { action: 'stage', stage: '3' })).status).toBe(303)
  const { data: task } = await asOwner(`help-desk-tasks/${data[0].id}`)
  expect(task).toMatchObject({ stage: 3, correspondence: [{ text: 'Meistras atvyks rytoj.' }] })
  expect(await page(path)).toContain('Meistras atvyks rytoj.')
})

test('EVT-8: a refusal of the API is shown as a sentence', async () => {
  expect(await page('/alfa/requests/999999')).toContain('The vendor API answered 404 not_found')
  const refused = await post('/alfa/requests/999999', { action: 'reply', text: 'x' })
  expect(decodeURIComponent(refused.headers.get('Location') ?? '')).toContain('answered 404')
})

test('EVT-8: every page of the menu opens for every vendor, and no other path does', async () => {
  for (const slug of ['alfa', 'beta', 'gama'])
    for (const name of [
      'events',
      'requests',
      'chats',
      'messages',
      'contracts',
      'invoices',
      'readings',
      'client-forms',
    ]) {
      const response = await fetch(`${server.vendorSystemUrl}/${slug}/${name}`)
      const text = await response.text()
      expect([slug, name, response.status, text.includes('Not possible')]).toEqual([slug, name, 200, false])
    }
  for (const path of ['/unknown/events', '/alfa/unknown/x', '/webhook'])
    expect([path, (await fetch(`${server.vendorSystemUrl}${path}`, { redirect: 'manual' })).status]).toEqual([
      path,
      path === '/alfa/unknown/x' ? 302 : 404,
    ])
})

test('EVT-8: staff put in a contract, issue its invoice, and publish and withdraw a message', async () => {
  const noticeOf = async (path: string, fields: Readonly<Record<string, string>>) =>
    decodeURIComponent((await post(path, fields)).headers.get('Location') ?? '').split('notice=')[1]
  const contract = { number: '990001', organization: 'O-1', address: 'Bandymų g. 1-1, Vilnius' }
  expect(await noticeOf('/alfa/contracts', contract)).toContain('990001 is in')
  expect(await page('/alfa/invoices')).toContain('value="C-990001"')
  const invoice = { contract: 'C-990001', number: 'INV-1', amount: '48.20', dueDate: '2026-12-28' }
  expect(await noticeOf('/alfa/invoices', invoice)).toBe('Invoice INV-1 is issued.')
  const link = {
    role: 2,
    agreementCode: '990001',
    invoiceNumber: 'INV-1',
    invoiceAmount: '48.20',
  }
  expect((await asOwner('contracts/links', link)).data.contractId).toBeGreaterThan(0)
  const message = {
    sourceId: 'M-1',
    organization: 'O-1',
    contract: '',
    topic: 'Vandens nebus',
    text: 'Rytoj <b>',
  }
  expect(await noticeOf('/alfa/messages', message)).toBe('The message is published.')
  const topics = async () =>
    (await asOwner('messages?type=news')).data.map(({ topic }: { topic: string }) => topic)
  expect(await topics()).toContain('Vandens nebus')
  expect(await noticeOf('/alfa/messages/M-1', {})).toBe('The message is withdrawn.')
  expect(await topics()).not.toContain('Vandens nebus')
})

test('VND-1: a demonstration that is started beside another one on its database leaves the other’s keys valid', async () => {
  const first = await createDemoKeys(server.database.queries, testNow)
  const second = await createDemoKeys(server.database.queries, testNow)
  const statuses = [...first, ...second].map(async ({ key }) => {
    const response = await fetch(`${server.url}/api/vendor/v1/events`, {
      headers: { Authorization: `Bearer ${key}` },
    })
    return response.status
  })
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
})
