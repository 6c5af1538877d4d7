import type * as z from 'zod/mini'
import type { StoreApi } from 'zustand/vanilla'
import { valueAt } from '../api/rules/valueAt.ts'
import { locales } from '../api/schemas/locales.ts'
import type { WrongAnswer } from '../client/createClient.ts'
import type { Texts } from '../i18n/createTexts.ts'
import type { BackEndFault } from './BackEndFault.ts'
import type { Language } from './createLanguage.ts'
import type { Toasts } from './createToasts.ts'

/** Faults of one answer that are named; a list of a hundred bad records has the same fault a hundred times. */
const maxNamed = 5

/** The suite's list of faults so far. */
interface Faults {
  readonly faults: StoreApi<readonly BackEndFault[]>
}

/** Tells the page's developer, in the console and as `resident-error` on the document. */
export function tellPage({ code, message }: { readonly code: string; readonly message: string }): void {
  // biome-ignore lint/suspicious/noConsole: the page's developer has to see what does not work
  console.warn(`[resident ${code}] ${message}`)
  document.dispatchEvent(new CustomEvent('resident-error', { detail: { code, message } }))
}

/** Reports a fault to the page's developer, once: in the console, as `resident-error`, and to the doctor (ERR-1). */
export function reportFault({ faults }: Faults, fault: BackEndFault): void {
  if (faults.getState().some(known => known.message === fault.message)) return
  faults.setState(known => [...known, fault], true)
  tellPage(fault)
}

/** The type of a value in words; values themselves may be personal data. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

function expectationOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_format') return issue.pattern ? `text like ${issue.pattern}` : issue.format
  if (issue.code === 'too_small') return `at least ${issue.minimum}`
  if (issue.code === 'too_big') return `at most ${issue.maximum}`
  return issue.code
}

/** Tells the person, once, that something is missing from what is shown. */
function tellPerson({ faults, language, texts, toasts }: Told): void {
  if (faults.getState().some(({ hasLeftOut }) => hasLeftOut)) return
  const locale = [language.of(undefined), ...locales].find(each => texts.has(each, 'shell'))
  if (locale) toasts.show('warning', texts.translator(locale, 'shell')('leftOut'), 10_000)
}

/** What of the suite tells people. */
interface Told extends Faults {
  readonly language: Language
  readonly texts: Texts
  readonly toasts: { readonly show: (...toast: Parameters<Toasts['show']>) => void }
}

/** Reports an answer that is not as its endpoint declares it, with call, path and what was expected. */
export function reportAnswer(suite: Told, { endpoint, json, issues, hasLeftOut }: WrongAnswer): void {
  if (hasLeftOut) tellPerson(suite)
  const sentences = issues.map(issue => {
    const path = issue.path.join('.') || 'the answer'
    const expected = 'code' in issue ? expectationOf(issue) : issue.expected
    return `${path} is ${kindOf(valueAt(json, issue.path))}, expected ${expected}`
  })
  const named = json === undefined ? ['the answer is no JSON'] : sentences.slice(0, maxNamed)
  const more = sentences.length > maxNamed ? ` (and ${sentences.length - maxNamed} more)` : ''
  reportFault(suite, {
    code: 'RW-ANSWER',
    message: `${endpoint.method} ${endpoint.path}: ${named.join('; ')}${more}`,
    hasLeftOut,
  })
}
