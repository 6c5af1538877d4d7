import { expect, test } from 'vitest'
import { createClient } from '../../../src/client/createClient.ts'
import { confirmAddress } from '../../../widgets/verify-email/verifyEmailCalls.ts'

const token = 'a'.repeat(43)

test.each([
  ['account', undefined, 'auth/verify-email'],
  ['change', undefined, 'profile/email-change-intents/confirmation'],
  ['contract', 7, 'contracts/email-change-intents/7/confirmation'],
  ['contract', undefined, 'contracts/verify-email'],
] as const)(
  'AUT-16: an address of the kind %s, change %s, is confirmed by %s',
  async (kind, intent, path) => {
    const calls: string[] = []
    const client = createClient({
      baseUrl: 'https://portal.example/api/v5',
      token: () => undefined,
      locale: () => 'en',
      onUnauthenticated: () => undefined,
      fetch: async address => {
        calls.push(String(address).replace('https://portal.example/api/v5/', ''))
        return new Response(null, { status: 204 })
      },
    })
    await confirmAddress(client, kind, { token, intent, password: undefined })
    expect(calls).toEqual([path])
  },
)
