import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerAddress, isAddressRange } from '../../../server/web/callerAddress.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

describe('whose request it is', () => {
  const behind = callerAddress(['10.0.0.0/8', '::1', 'fd00::/8'])

  test.each([
    ['203.0.113.9', null, '203.0.113.9'],
    ['::ffff:203.0.113.9', null, '203.0.113.9'],
    // Somebody who is not a proxy says what they like.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::1', 'fd00::7', 'fd00::7'],
    // What stood there before the proxy added to it is the caller's own word.
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

  test('AUT-1: without a named proxy nobody’s word is taken', () => {
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
  ])('AUT-1: "%s" names proxies: %s', (text, isOne) => {
    expect(isAddressRange(text)).toBe(isOne)
  })
})

describe('limits behind a balancer', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUSTED_PROXIES: '127.0.0.0/8' } })
  })
  afterAll(() => server.stop())

  const guess = (email: string, from: string) =>
    server.call('auth/login', { body: { email, password: 'wrong' }, headers: { 'X-Forwarded-For': from } })

  test('AUT-1: who guesses is stopped by the own address, and the neighbour behind the same balancer is not', async () => {
    for (let failure = 1; failure <= 10; failure++)
      expect((await guess(`person${failure}@example.com`, `8.8.8.${failure}, 198.51.100.1`)).status).toBe(401)
    expect((await guess('another@example.com', '9.9.9.9, 198.51.100.1')).status).toBe(429)
    expect((await guess('another@example.com', '198.51.100.2')).status).toBe(401)
  })
})
