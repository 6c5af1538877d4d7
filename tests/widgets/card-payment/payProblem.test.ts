import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/api/schemas/locales.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { payProblem } from '../../../widgets/card-payment/payProblem.ts'

/** Possible errors of a payment without an account, and the remedy for each. */
const catalogue = [
  ['invalid_payment_type', 'methods'],
  ['invalid_object_id', 'number'],
  ['invalid_bank', 'methods'],
  ['invalid_card_token', 'card'],
  ['invalid_payment_amount', 'amount'],
  ['payment_unavailable', 'again'],
  ['already_paid', 'none'],
  ['bank_account_required', 'none'],
  ['partner_key_unknown', 'none'],
  ['partner_origin_refused', 'none'],
  ['partner_capability_missing', 'none'],
  ['payment_session_expired', 'none'],
  ['payment_session_used', 'none'],
] as const

const refusal = (code: string) => new ApiError({ kind: 'refused', status: 409, code, correlationId: '5f2c' })

describe.each(locales)('in %s', locale => {
  const { pay } = JSON.parse(readFileSync(`widgets/card-payment/locales/${locale}.json`, 'utf8'))
  const t = (key: string): string =>
    key.split('.').reduce((texts: Record<string, never>, part) => texts[part] ?? {}, { pay }) as never

  test.each(catalogue)('BIL-3, CRD-1: error %s has its own message and the remedy “%s”', (code, remedy) => {
    const problem = payProblem(t, refusal(code))
    expect(problem).toEqual({ text: pay.errors[code], remedy, reference: '5f2c' })
    expect(problem.text).toMatch(/\p{L}{3}.*\.$/u)
    if (remedy !== 'card' && remedy !== 'none') expect(pay.ways[remedy]).toMatch(/\p{L}{3}/u)
  })

  test.each(['offline', 'timeout', 'malformed'] as const)(
    'CRD-1: offers a retry after the error “%s”, because the payment may not have started',
    kind => {
      expect(payProblem(t, new ApiError({ kind }))).toEqual({ text: pay.errors.lost, remedy: 'again' })
    },
  )
})
