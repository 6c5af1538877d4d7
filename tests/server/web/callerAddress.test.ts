import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerAddress, isAddressRange } from '../../../server/web/callerAddress.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

describe('callerAddress', () => {
  const behind = callerAddress(['10.0.0.0/8', '::1', 'fd00::/8'])

  test.each([
    ['203.0.113.9', null, '203.0.113.9'],
    ['::ffff:203.0.113.9', null, '203.0.113.9'],
    // A caller that is no trusted proxy can send any header.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::1', 'fd00::7', 'fd00::7'],
    // Entries before the trusted proxy's own were sent by the caller.
    ['10.1.2.3', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['10.1.2.3', '1.1.1.1, 10.9.9.9', '1.1.1.1'],
    ['10.1.2.3', 'unknown, 10.9.9.9', '10.9.9.9'],
    ['10.1.2.3', '', '10.1.2.3'],
    ['10.1.2.3', 'localhost', '10.1.2.3'],
    ['', '198.51.100.1', ''],
  ])('AUT-1: %s with X-Forwarded-For %s is %s', (connected, forwarded, caller) => {
    expect(behind(connected, forwarded)).toBe(caller)
  })

  test('AUT-1: ignores X-Forwarded-For when TRUSTED_PROXIES is empty', () => {
    expect(callerAddress([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  })

  test.each([
    ['10.0.0.0/8', true],
    ['10.0.0.1', true],
    ['fd00::/8', true],
    ['fd00::/129', false],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['proxy', false],
    ['', false],
  ])('AUT-1: "%s" is a valid list of proxies: %s', (text, isOne) => {
    expect(isAddressRange(text)).toBe(isOne)
  })
})

describe('rate limits behind a load balancer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } })
  })
  afterAll(() => server.stop())

  const guess = (email: string, from: string) =>
    server.call('auth/login', { body: { email, password: 'wrong' }, headers: { 'X-Forwarded-For': from } })

  test('AUT-1: block the address that guesses passwords, and no other address behind the same balancer', async () => {
    for (let failure = 1; failure <= 10; failure++)
      expect((await guess('person@example.com', `8.8.8.${failure}, 198.51.100.1`)).status).toBe(401)
    expect((await guess('person@example.com', '9.9.9.9, 198.51.100.1')).status).toBe(429)
    expect((await guess('another@example.com', '198.51.100.2')).status).toBe(401)
  })
})
