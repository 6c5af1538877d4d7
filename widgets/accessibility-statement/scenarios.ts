import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { Information } from './loadInformation.ts'
import type { AccessibilityStatementViewProps, Report } from './types.ts'

const report: Report = {
  assessedOn: '2026-11-23',
  degree: 'partial',
  criteria: { met: 44, partlyMet: 1, notMet: 0, notApplicable: 10 },
  tests: 48,
  checks: 0,
  features: ['keyboard', 'screenReader', 'zoom', 'contrast', 'preferences', 'mistakes', 'signIn', 'time'],
  gaps: [
    { number: '3.1.2', name: 'Language of Parts', standard: 'WCAG 2.2' },
    { number: '9.6', name: 'WCAG conformance requirements', standard: 'EN 301 549' },
    { number: '10', name: 'Non-web documents', standard: 'EN 301 549' },
  ],
}

const information: Information = {
  billLinkEnabled: true,
  helpDeskEnabled: true,
  liveChatEnabled: true,
  supportEmail: 'pagalba@alfa.example',
  supportPhone: '+370 5 555 0101',
  responseDays: 14,
  limitations: 'Iki 2020 m. skenuoti susirinkimų protokolai neturi teksto.\nParašykite – išsiųsime tekstą.',
  authority: {
    name: 'Paslaugų prieinamumo priežiūros tarnyba',
    website: 'https://www.prieinamumas.example/skundai',
    email: 'skundai@prieinamumas.example',
    phone: '+370 5 555 0199',
  },
}
const none: Information = {
  billLinkEnabled: false,
  helpDeskEnabled: false,
  liveChatEnabled: false,
  supportEmail: undefined,
  supportPhone: undefined,
  responseDays: undefined,
  limitations: undefined,
  authority: undefined,
}

const base: AccessibilityStatementViewProps = {
  report,
  vendor: 'Alfa namai',
  panel: { kind: 'ready', data: information },
  onRetry: () => undefined,
  helpDesk: { href: '/help-desk/create', onClick: event => event.preventDefault() },
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, AccessibilityStatementViewProps>> => ({
  statement: base,
  'nothing set': { ...base, panel: { kind: 'ready', data: none } },
  'no vendor': {
    ...base,
    vendor: undefined,
    panel: { kind: 'ready', data: { ...none, supportEmail: 'info@residents.example', limitations: 'x' } },
  },
  'fully conformant': {
    ...base,
    report: {
      ...report,
      degree: 'full',
      criteria: { met: 45, partlyMet: 0, notMet: 0, notApplicable: 10 },
      checks: 3,
      gaps: [],
    },
    panel: { kind: 'ready', data: none },
  },
  'not conformant': { ...base, report: { ...report, degree: 'none', features: [] } },
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
})
