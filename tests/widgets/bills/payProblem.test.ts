import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/api/schemas/locales.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { payProblem } from '../../../widgets/bills/payProblem.ts'

/** Payment errors of the specification's catalogue, and the remedy for each. */
const catalogue = [
  ['invalid_payment_type', 'methods'],
  ['invalid_object_id', 'bills'],
  ['invalid_bank', 'methods'],
  ['invalid_card_token', 'card'],
  ['invalid_payment_amount', 'bill'],
  ['payment_unavailable', 'transfer'],
  ['consent_required', 'consent'],
  ['already_paid', 'bill'],
  ['bank_account_required', 'transfer'],
] as const

const refusal = (code: string) => new ApiError({ kind: 'refused', status: 409, code, correlationId: '5f2c' })

describe.each(locales)('in %s', locale => {
  const { pay } = JSON.parse(readFileSync(`widgets/bills/locales/${locale}.json`, 'utf8'))
  const t = (key: string): string =>
    key.split('.').reduce((texts: Record<string, never>, part) => texts[part] ?? {}, { pay }) as never

  test.each(catalogue)('BIL-3: error %s has its own message and the remedy “%s”', (code, remedy) => {
    const problem = payProblem(t, refusal(code))
    expect(problem).toEqual({ text: pay.errors[code], remedy, reference: '5f2c' })
    expect(problem.text).toMatch(/\p{L}{3}.*\.$/u)
    if (remedy !== 'card') expect(pay.ways[remedy]).toMatch(/\p{L}{3}/u)
  })

  test.each(['offline', 'timeout', 'malformed'] as const)(
    'BIL-2: offers a retry after the error “%s”, because the payment may not have started',
    kind => {
      expect(payProblem(t, new ApiError({ kind }))).toEqual({ text: pay.errors.lost, remedy: 'again' })
    },
  )
})
