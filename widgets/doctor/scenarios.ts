import { sandboxNeeds } from '../../src/api/rules/hostPolicy.ts'
import type { DoctorViewProps } from './DoctorView.tsx'
import type { Finding } from './findings.ts'

const portal = 'https://portal.example'
const origin = 'https://www.house.example'

const well: readonly Finding[] = [
  { code: 'version', tone: 'good', values: { version: '1.4.0-3fa9c1d2' } },
  { code: 'scriptOnce', tone: 'good' },
  { code: 'elements', tone: 'good', values: { count: 2, tags: 'resident-login, resident-bills' } },
  { code: 'reached', tone: 'good', values: { portal, origin } },
  { code: 'clockRight', tone: 'good' },
  { code: 'policyQuiet', tone: 'good' },
]

const ill: readonly Finding[] = [
  { code: 'version', tone: 'good', values: { version: '1.4.0-3fa9c1d2' } },
  { code: 'scriptTwice', tone: 'wrong', values: { count: 2, addresses: `${portal}/embed/loader.js` } },
  { code: 'noElements', tone: 'note' },
  { code: 'originRefused', tone: 'wrong', values: { portal, origin } },
  { code: 'unreachable', tone: 'wrong', values: { portal, origin } },
  { code: 'sandboxBroken', tone: 'wrong', values: { policy: sandboxNeeds(portal).join('; ') } },
  { code: 'sandbox', tone: 'note' },
  { code: 'clockWrong', tone: 'wrong', values: { count: 71 } },
  { code: 'vendorUnknown', tone: 'wrong', values: { vendor: 'alpha', vendors: 'alfa, beta, gama' } },
  { code: 'policyBlocked', tone: 'wrong', values: { directive: 'connect-src', origin: portal } },
  { code: 'tagMeant', tone: 'wrong', values: { tag: 'resident-bils', meant: 'resident-bills' } },
  { code: 'tagUnknown', tone: 'wrong', values: { tag: 'resident-weather' } },
  { code: 'notLoaded', tone: 'wrong', values: { tag: 'resident-meters' } },
  { code: 'nested', tone: 'wrong', values: { tag: 'resident-bills', around: 'resident-login' } },
  {
    code: 'attributeWrong',
    tone: 'wrong',
    values: { tag: 'resident-bills', name: 'view', value: 'newest', takes: 'all, latest' },
  },
  { code: 'attributeMeant', tone: 'wrong', values: { tag: 'resident-bills', name: 'veiw', meant: 'view' } },
  {
    code: 'attributeUnknown',
    tone: 'wrong',
    values: { tag: 'resident-bills', name: 'colour', names: 'view, contract, locale, theme' },
  },
  { code: 'styleRefused.import', tone: 'wrong', values: { element: 'bills' } },
  { code: 'styleRefused.address', tone: 'wrong', values: { element: 'bills' } },
  { code: 'styleRefused.size', tone: 'wrong', values: { element: 'bills' } },
  { code: 'styleRefused.unreadable', tone: 'wrong', values: { element: 'bills' } },
  { code: 'styleRefused.missing', tone: 'wrong', values: { element: 'bills' } },
  { code: 'styleRefused.element', tone: 'wrong', values: { element: 'bils' } },
  { code: 'styleFocus', tone: 'wrong', values: { element: 'bills', selector: 'button:focus-visible' } },
  { code: 'styleContrast', tone: 'wrong', values: { element: '*', selector: 'h2', contrast: '2.1' } },
  { code: 'styleUnmatched', tone: 'note', values: { element: 'bills', selector: '.bill' } },
  { code: 'styleUnused', tone: 'note', values: { element: 'meters' } },
  {
    code: 'answerWrong',
    tone: 'wrong',
    values: { message: 'GET contracts/{contract}/invoices: data.0.id is a string, expected number' },
  },
  { code: 'callFailed', tone: 'wrong', values: { message: 'GET features: 500' } },
  { code: 'needsSignIn', tone: 'note', values: { tag: 'resident-bills' } },
  { code: 'needsContract', tone: 'note', values: { tag: 'resident-bills' } },
]

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (): Readonly<Record<string, Pick<DoctorViewProps, 'findings'>>> => ({
  well: { findings: well },
  ill: { findings: ill },
  examining: { findings: undefined },
})
