import type { Message, MessageDetail } from '../../src/api/schemas/messages.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { AllState, MessagesViewProps, OneState } from './types.ts'

export type MessagesScenario = Pick<MessagesViewProps, 'state'>

const link = { href: '#', onClick: () => undefined }

const message: Message = {
  id: 12,
  type: 'planned_works',
  contractId: 1,
  date: '2026-11-20T08:00:00.000Z',
  topic: 'Šalto vandens stovo keitimas',
  object: 'Žirmūnų g. 68-14, Vilnius',
  isRead: false,
}

const messages: readonly Message[] = [
  message,
  { ...message, id: 11, type: 'news', topic: 'Šildymo sezonas prasidėjo', object: null, contractId: null },
  {
    ...message,
    id: 10,
    type: 'personal',
    topic: 'Dėl jūsų prašymo pakeisti laiptinės apšvietimą judesio jutikliais ir naujomis lempomis',
    isRead: true,
  },
  { ...message, id: 9, type: 'calculation', topic: 'Šildymo skaičiavimas', isRead: true },
  { ...message, id: 8, type: 'calculation_funds', topic: 'Kaupiamosios lėšos', isRead: true },
  { ...message, id: 7, type: 'card_payment', topic: 'Mokėjimas gautas', isRead: true },
  { ...message, id: 6, type: 'other', topic: '<b>&amp;</b>', date: '2025-03-01T08:00:00.000Z' },
]

const detail: MessageDetail = {
  ...message,
  isRead: true,
  body: '<p>Darbų metu nuo <strong>9 iki 16 val.</strong> vandens nebus.</p><ul><li>užsukite čiaupus;</li><li>palikite <a href="https://residents.example/" target="_blank">priėjimą</a> prie stovo.</li></ul><table><tbody><tr><th>Diena</th><th>Laiptinė</th></tr><tr><td>25</td><td>1</td></tr></tbody></table>',
  files: [{ id: 3, name: 'Darbų grafikas.txt', bytes: 2048 }],
  plannedWork: {
    subcontractor: 'UAB „Vamzdynų meistrai“',
    contact: 'Darbų vadovas Mindaugas Šulcas, +370 612 00 451',
    workGroup: 'pipeline_repair',
    location: '2 laiptinė, visi aukštai',
    taxesDistribution: 'staircase_owners_by_area',
    startsOn: '2026-11-25',
    endsOn: '2026-11-27',
  },
}

const base: AllState = {
  kind: 'all',
  panel: { kind: 'ready', data: { rows: messages, total: 48, more: 'ready' } },
  types: ['news', 'personal', 'planned_works', 'calculation'],
  type: undefined,
  unread: 3,
  marking: false,
  linkTo: () => link,
}
const all = (changes: Partial<AllState>): MessagesScenario => ({ state: { ...base, ...changes } })
const rows = (messages: readonly Message[], more: 'none' | 'loading' | 'failed' = 'none') =>
  all({ panel: { kind: 'ready', data: { rows: messages, total: messages.length, more } }, unread: 0 })

const opened: OneState = {
  kind: 'one',
  panel: { kind: 'ready', data: detail },
  file: undefined,
  takesFocus: false,
  list: link,
}
const one = (changes: Partial<OneState>): MessagesScenario => ({ state: { ...opened, ...changes } })

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, MessagesScenario>> => ({
  list: all({}),
  'all read, without a filter': all({ unread: 0, types: undefined }),
  marking: all({ marking: true }),
  'loading more': rows(messages, 'loading'),
  'more failed': rows(messages, 'failed'),
  loading: all({ panel: { kind: 'loading', slow: false } }),
  slow: all({ panel: { kind: 'loading', slow: true } }),
  'nothing yet': rows([]),
  'nothing of this type': all({
    panel: { kind: 'ready', data: { rows: [], total: 0, more: 'none' } },
    type: 'news',
    unread: 0,
  }),
  failed: all({ panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } }),
  offline: all({ loadedAt: '14:05' }),
  'planned work': one({}),
  'a letter': one({
    panel: {
      kind: 'ready',
      data: { ...detail, type: 'personal', plannedWork: null, files: [], topic: messages[2]?.topic ?? '' },
    },
  }),
  'saving a file': one({ file: { kind: 'opening', id: 3 } }),
  'file failed': one({ file: { kind: 'failed', id: 3, text: t('shared:errors.not_found') } }),
  'message loading': one({ panel: { kind: 'loading', slow: true } }),
  'message failed': one({ panel: { kind: 'failed', text: t('shared:errors.not_found') } }),
})
