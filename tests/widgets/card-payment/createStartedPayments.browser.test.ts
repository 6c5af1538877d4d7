import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStartedPayments } from '../../../widgets/card-payment/createStartedPayments.ts'

const paymentScope = 'https://portal.example/api/v5 '
const id = 'A'.repeat(43)
const wish = '["alfa-vilnius","100217","12.30"]'
const address = location.href

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  history.replaceState(null, '', address)
  vi.useRealTimers()
})

test('CRD-1: reports a started payment after its tab was closed, until it expires', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  createStartedPayments(paymentScope).save(id, wish)
  sessionStorage.clear()
  expect(createStartedPayments(paymentScope).current()).toBe(id)
  expect(createStartedPayments(`${paymentScope}another session`).current()).toBeUndefined()
  vi.setSystemTime(Date.now() + 41 * 60_000)
  expect(createStartedPayments(paymentScope).current()).toBeUndefined()
})

test('CRD-1: reports a final payment only in its own tab, and still finds it for the same order', () => {
  const begun = createStartedPayments(paymentScope)
  begun.save(id, wish)
  expect([begun.close(id), begun.close(id)]).toEqual([true, false])
  expect(begun.current()).toBe(id)
  sessionStorage.clear()
  expect(begun.current()).toBeUndefined()
  expect(begun.find(wish)).toBe(id)
  expect(begun.find('something else')).toBeUndefined()
  begun.forget(id)
  expect(begun.find(wish)).toBeUndefined()
})

test('CRD-1: reads the payment from the URL and removes only that parameter', () => {
  history.replaceState(null, '', `?payment=${id}&nr=SP-1&state=success`)
  const begun = createStartedPayments(paymentScope)
  expect(begun.current()).toBe(id)
  begun.close(id)
  expect(location.search).toBe('?nr=SP-1&state=success')
  history.replaceState(null, '', '?payment=<script>')
  sessionStorage.clear()
  expect(begun.current()).toBeUndefined()
})

test('CRD-1: ignores malformed values in the storage', () => {
  localStorage.setItem(`resident-card-payment:${paymentScope}`, '{"id":')
  expect(createStartedPayments(paymentScope).current()).toBeUndefined()
  localStorage.setItem(`resident-card-payment:${paymentScope}`, 'null')
  expect(createStartedPayments(paymentScope).current()).toBeUndefined()
})
