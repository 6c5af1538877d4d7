import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'
import { inDays } from '../../src/i18n/inDays.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { DashboardViewProps, EventItem } from './types.ts'

export type DashboardScenario = Pick<DashboardViewProps, 'panel' | 'blocks' | 'loadedAt'>

const link = { href: '#', onClick: () => undefined }
const nothing = {
  contractId: 1,
  title: null,
  from: null,
  until: null,
  isLate: false,
  amount: null,
  currency: null,
}

const events: readonly CurrentEvent[] = [
  { ...nothing, kind: 'bill', id: 1, until: inDays(-12), isLate: true, amount: '64.10', currency: 'EUR' },
  {
    ...nothing,
    kind: 'reply',
    id: 2,
    title:
      '<b>Neveikia</b> laiptinės apšvietimas antrame aukšte, prašome atvykti ir sutvarkyti, nes vakare labai tamsu',
  },
  { ...nothing, kind: 'readings', id: 1, until: inDays(2) },
  { ...nothing, kind: 'bill', id: 3, until: inDays(9), amount: '119.87', currency: 'EUR' },
  { ...nothing, kind: 'poll', id: 4, title: 'Dėl stogo remonto', until: inDays(20) },
  { ...nothing, kind: 'work', id: 5, title: 'Vamzdynų keitimas', from: inDays(4), until: inDays(6) },
  { ...nothing, kind: 'work', id: 6, title: 'Kaminų valymas', from: inDays(0), until: inDays(0) },
  {
    ...nothing,
    kind: 'offer',
    id: 7,
    contractId: null,
    title: 'Langų plovimas prieš šventes',
    until: inDays(30),
  },
]

const blocks = [
  {
    id: 1,
    title: 'Prasidėjo šildymo sezonas',
    text: 'Kelias dienas radiatoriai gali šilti netolygiai.',
    address: '#',
  },
  { id: 2, title: 'Atnaujinta savitarna', text: 'Dabar galima deklaruoti telefonu.' },
]

/** Every state of the view by name, for tests, the gallery and screenshots. */
export function scenarios(t: Translate): Readonly<Record<string, DashboardScenario>> {
  const items = (contract?: string): readonly EventItem[] => events.map(event => ({ event, contract, link }))
  return {
    'of several contracts': { panel: { kind: 'ready', data: items('Namai Žirmūnuose') }, blocks },
    'of one contract': { panel: { kind: 'ready', data: items().slice(0, 3) }, blocks: [] },
    'in two currencies': {
      panel: {
        kind: 'ready',
        data: items('Namai Žirmūnuose')
          .filter(({ event }) => event.kind === 'bill')
          .map((item, index) =>
            index === 0 ? item : { ...item, event: { ...item.event, currency: 'PLN' } },
          ),
      },
      blocks: [],
    },
    'nothing now': { panel: { kind: 'ready', data: [] }, blocks },
    offline: { panel: { kind: 'ready', data: items().slice(0, 2) }, blocks: [], loadedAt: '14:05' },
    loading: { panel: { kind: 'loading', slow: false }, blocks: [] },
    slow: { panel: { kind: 'loading', slow: true }, blocks: [] },
    failed: {
      panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
      blocks,
    },
  }
}
