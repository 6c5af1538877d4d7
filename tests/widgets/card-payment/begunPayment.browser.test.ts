import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { begunPayment } from '../../../widgets/card-payment/begunPayment.ts'

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
  begunPayment(paymentScope).keep(id, wish)
  sessionStorage.clear()
  expect(begunPayment(paymentScope).shown()).toBe(id)
  expect(begunPayment(`${paymentScope}another session`).shown()).toBeUndefined()
  vi.setSystemTime(Date.now() + 41 * 60_000)
  expect(begunPayment(paymentScope).shown()).toBeUndefined()
})

test('CRD-1: reports a final payment only in its own tab, and still finds it for the same order', () => {
  const begun = begunPayment(paymentScope)
  begun.keep(id, wish)
  expect([begun.close(id), begun.close(id)]).toEqual([true, false])
  expect(begun.shown()).toBe(id)
  sessionStorage.clear()
  expect(begun.shown()).toBeUndefined()
  expect(begun.of(wish)).toBe(id)
  expect(begun.of('something else')).toBeUndefined()
  begun.forget(id)
  expect(begun.of(wish)).toBeUndefined()
})

test('CRD-1: reads the payment from the URL and removes only that parameter', () => {
  history.replaceState(null, '', `?payment=${id}&nr=SP-1&state=success`)
  const begun = begunPayment(paymentScope)
  expect(begun.shown()).toBe(id)
  begun.close(id)
  expect(location.search).toBe('?nr=SP-1&state=success')
  history.replaceState(null, '', '?payment=<script>')
  sessionStorage.clear()
  expect(begun.shown()).toBeUndefined()
})

test('CRD-1: ignores malformed values in the storage', () => {
  localStorage.setItem(`resident-card-payment:${paymentScope}`, '{"id":')
  expect(begunPayment(paymentScope).shown()).toBeUndefined()
  localStorage.setItem(`resident-card-payment:${paymentScope}`, 'null')
  expect(begunPayment(paymentScope).shown()).toBeUndefined()
})
