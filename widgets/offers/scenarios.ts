import type { Offer, OfferDetail } from '../../src/api/schemas/offers.ts'
import { inDays } from '../../src/i18n/inDays.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { AllState, OffersViewProps, OneState, OrderState } from './types.ts'

export type OffersScenario = Pick<OffersViewProps, 'state'>

const link = { href: '#', onClick: () => undefined }

const offer: Offer = {
  id: 1,
  organizationGroupId: 1,
  title: 'Langų plovimas prieš šventes',
  summary: 'Išplausime visus buto langus iš abiejų pusių, įskaitant balkoną.',
  price: '39.00',
  currency: 'EUR',
  endsOn: inDays(9),
  isRead: false,
}

const rows: readonly Offer[] = [
  offer,
  { ...offer, id: 2, title: 'Vandens skaitiklių patikra', price: null, isRead: true, endsOn: inDays(30) },
  { ...offer, id: 3, title: '<b>Šildymo</b> sistemos priežiūra', price: '1290.00', isRead: true },
]

const detail: OfferDetail = {
  ...offer,
  isRead: true,
  provider: 'UAB „Švarūs langai“',
  body: '<p>Į kainą įeina:</p><ul><li>langų plovimas iš abiejų pusių;</li><li>rėmai ir palangės.</li></ul>',
  orderedAt: null,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export function scenarios(t: Translate): Readonly<Record<string, OffersScenario>> {
  const base: AllState = {
    kind: 'all',
    panel: { kind: 'ready', data: { rows, total: 12, more: 'ready' } },
    linkTo: () => link,
  }
  const all = (changes: Partial<AllState>): OffersScenario => ({ state: { ...base, ...changes } })
  const order: OrderState = {
    contracts: [
      { id: 1, title: 'Namai Žirmūnuose · #100234' },
      { id: 2, title: 'Mamos butas · #100235' },
    ],
    contractId: 1,
    comment: '',
    used: t('order.used', { used: '0', max: '578' }),
    busy: false,
  }
  const opened: OneState = {
    kind: 'one',
    panel: { kind: 'ready', data: detail },
    ordered: false,
    order,
    takesFocus: false,
    list: link,
  }
  const one = (changes: Partial<OneState>): OffersScenario => ({ state: { ...opened, ...changes } })
  const ready = (changes: Partial<OfferDetail>) =>
    ({ kind: 'ready', data: { ...detail, ...changes } }) as const
  return {
    list: all({}),
    'nothing now': all({ panel: { kind: 'ready', data: { rows: [], total: 0, more: 'none' } } }),
    loading: all({ panel: { kind: 'loading', slow: false } }),
    slow: all({ panel: { kind: 'loading', slow: true } }),
    failed: all({ panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } }),
    'more failed': all({ panel: { kind: 'ready', data: { rows, total: 12, more: 'failed' } } }),
    offline: all({ loadedAt: '14:05' }),
    offer: one({}),
    'one contract': one({ order: { ...order, contracts: order.contracts.slice(0, 1) } }),
    ordering: one({ order: { ...order, busy: true } }),
    'ordered now': one({ ordered: true, panel: ready({ orderedAt: new Date().toISOString() }) }),
    'ordered before': one({ panel: ready({ orderedAt: '2026-10-01T08:00:00.000Z', price: null }) }),
    over: one({ panel: ready({ endsOn: '2026-01-31' }) }),
    'ended meanwhile': one({ order: { ...order, problem: t('order.ended'), reference: '5f2c91ae' } }),
    'comment too long': one({ order: { ...order, error: t('validation.message_long') } }),
    'offer loading': one({ panel: { kind: 'loading', slow: true } }),
    'offer failed': one({ panel: { kind: 'failed', text: t('shared:errors.not_found') } }),
  }
}
