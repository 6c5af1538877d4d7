import { expect, test } from 'vitest'
import { onEachDatabase } from '../../support/onEachDatabase.ts'

onEachDatabase('Text that no database can hold', server => {
  test('ERR-1: is rejected as a field error and causes no 5xx', async () => {
    const token = await server().signIn('owner@example.com')
    const body = { name: 'Na\u0000mai' }
    for (const [method, path] of [
      ['POST', 'contracts/4/name'],
      ['PUT', 'contract-names/1'],
    ] as const) {
      const response = await server().call(path, { method, token, body })
      expect([response.status, await response.json()]).toMatchObject([422, { code: 'validation_failed' }])
    }
    const response = await server().call('contract-names/1', {
      method: 'PUT',
      token,
      body: '{"name":"Na\\ud800mai"}',
    })
    expect(response.status).toBeLessThan(500)
  })
})
