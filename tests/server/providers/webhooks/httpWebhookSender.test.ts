import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from '../../../../server/providers/network/isPublicAddress.ts'
import { httpWebhookSender } from '../../../../server/providers/webhooks/httpWebhookSender.ts'
import { webhookAddressCheck } from '../../../../server/providers/webhooks/webhookAddressCheck.ts'
import { freePort } from '../../../../tools/freePort.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../support/webhookReceiver.ts'

let receiver: WebhookReceiver
const port = await freePort()
beforeAll(async () => {
  receiver = await startWebhookReceiver(port)
})
afterAll(() => receiver.stop())

const message = { headers: { 'Content-Type': 'application/json' }, body: '{"number": 1}' }

test.each([
  ['8.8.8.8', true],
  ['193.219.8.1', true],
  ['2a00:1450:4010::1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('EVT-5: the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
])('EVT-5: a webhook to %s is refused', async url => {
  expect(await httpWebhookSender()({ url, ...message })).toEqual({ failure: 'address_private' })
})

test('EVT-5: a host whose DNS has a private address beside a public one is refused', async () => {
  const send = httpWebhookSender({
    resolve: async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ],
  })
  expect(await send({ url: 'https://hook.example/', ...message })).toEqual({ failure: 'address_private' })
})

test('EVT-5: it connects to the address that was checked and does not ask DNS again', async () => {
  let questions = 0
  const send = httpWebhookSender({
    privateOrigins: [`http://rebinding.example:${port}`],
    resolve: async () => {
      questions += 1
      return [{ address: '127.0.0.1', family: 4 }]
    },
  })
  // The name does not exist, so only the checked address can have been used.
  expect(await send({ url: `http://rebinding.example:${port}/hook`, ...message })).toEqual({ status: 204 })
  expect(questions).toBe(1)
  expect(receiver.requests.at(-1)).toMatchObject({
    headers: { host: `rebinding.example:${port}`, 'content-type': 'application/json' },
    body: message.body,
  })
})

test('EVT-5: http is refused unless its origin is listed', async () => {
  const url = `http://127.0.0.1:${port}/hook`
  expect(await httpWebhookSender()({ url, ...message })).toEqual({ failure: 'https_required' })
  const send = httpWebhookSender({ privateOrigins: [new URL(url).origin] })
  expect(await send({ url, ...message })).toEqual({ status: 204 })
})

test('EVT-4: a refused connection and an unknown host are failures with a name', async () => {
  const closed = await freePort()
  const send = httpWebhookSender({ privateOrigins: [`http://127.0.0.1:${closed}`] })
  expect(await send({ url: `http://127.0.0.1:${closed}/`, ...message })).toEqual({
    failure: 'connection_refused',
  })
  const unknown = httpWebhookSender({
    resolve: async () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
  })
  expect(await unknown({ url: 'https://nobody.example/', ...message })).toEqual({ failure: 'host_unknown' })
})

test('EVT-5: an address is checked by DNS before it is stored; an unknown host passes until it has one', async () => {
  const check = (...addresses: string[]) =>
    webhookAddressCheck({
      resolve: async () =>
        addresses.length > 0
          ? addresses.map(address => ({ address, family: 4 }))
          : Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    })
  expect(await check('8.8.8.8')('https://hook.example/')).toBeUndefined()
  expect(await check('8.8.8.8', '10.0.0.7')('https://hook.example/')).toBe('address_private')
  expect(await check('8.8.8.8')('http://hook.example/')).toBe('https_required')
  expect(await check()('https://hook.example/')).toBeUndefined()
})
