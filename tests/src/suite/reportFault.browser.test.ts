import { afterEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { invoiceHistory, invoices, lastInvoice } from '../../../src/api/endpoints/invoices.ts'
import { createTexts } from '../../../src/i18n/createTexts.ts'
import latvian from '../../../src/i18n/shell/locales/lv.json' with { type: 'json' }
import type { BackEndFault } from '../../../src/suite/BackEndFault.ts'
import { createLanguage } from '../../../src/suite/createLanguage.ts'
import type { Toasts } from '../../../src/suite/createToasts.ts'
import { reportAnswer, reportFault } from '../../../src/suite/reportFault.ts'

afterEach(() => vi.restoreAllMocks())

/** A page that collects what is written to the console and dispatched on it. */
function watchPage() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const details: unknown[] = []
  const leaving = new AbortController()
  document.addEventListener('resident-error', event => details.push((event as CustomEvent).detail), leaving)
  return { lines: () => warn.mock.calls.map(([line]) => line), details, leave: () => leaving.abort() }
}

/** A page in Lithuanian, with texts in Latvian alone, and the toasts that it has shown. */
function suite() {
  const shown: string[] = []
  const texts = createTexts()
  void texts.load('lv', 'shell', async () => latvian)
  return {
    shown,
    faults: createStore<readonly BackEndFault[]>(() => []),
    language: createLanguage('lt'),
    texts,
    toasts: { show: (...[type, text]: Parameters<Toasts['show']>) => void shown.push(`${type}: ${text}`) },
  }
}

it('ERR-2: a wrong answer is told once, with call, path and what was expected, and without its values', () => {
  const page = watchPage()
  const told = suite()
  const json = { data: [{ id: 'secret', amount: 12 }] }
  const { error } = invoices.answer.safeParse(json)
  for (const _ of [1, 2]) reportAnswer(told, { endpoint: invoices, json, issues: error?.issues ?? [] })
  page.leave()
  const [fault] = told.faults.getState()
  expect(fault?.message).toMatch(
    /^GET contracts\/\{contract\}\/invoices: .*data\.0\.id is a string, expected number/,
  )
  expect(fault?.message).not.toContain('secret')
  expect(page.details).toEqual([{ code: 'RW-ANSWER', message: fault?.message }])
  expect(page.lines()).toEqual([`[resident RW-ANSWER] ${fault?.message}`])
})

it('ERR-2: an answer that is no JSON, and one with many faults, have a short sentence each', () => {
  const page = watchPage()
  const told = suite()
  reportAnswer(told, { endpoint: invoices, json: undefined, issues: [] })
  const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  reportAnswer(told, {
    endpoint: invoices,
    json: {},
    issues: paths.map(name => ({ path: [name], expected: 'a currency code such as EUR' })),
  })
  page.leave()
  const [first, second] = told.faults.getState()
  expect(first?.message).toBe('GET contracts/{contract}/invoices: the answer is no JSON')
  expect(second?.message).toMatch(/: a is missing, expected a currency code such as EUR; .*\(and 2 more\)$/)
})

it('ERR-3: the person is told once that records are left out, in a language that is loaded', async () => {
  const page = watchPage()
  const told = suite()
  await expect.poll(() => told.texts.has('lv', 'shell')).toBe(true)
  const issues = [{ path: ['data', 0], expected: 'a day of the calendar' }] as const
  reportAnswer(told, { endpoint: lastInvoice, json: {}, issues })
  expect(told.shown).toEqual([])
  for (const endpoint of [invoices, invoiceHistory])
    reportAnswer(told, { endpoint, json: {}, issues, hasLeftOut: true })
  page.leave()
  expect(told.shown).toEqual([`warning: ${latvian.leftOut}`])
})

it('ERR-1: a failed call that no element shows is told once', () => {
  const page = watchPage()
  const told = suite()
  for (const _ of [1, 2]) reportFault(told, { code: 'RW-CALL', message: 'GET features: 500' })
  page.leave()
  expect(page.details).toEqual([{ code: 'RW-CALL', message: 'GET features: 500' }])
})
