import type { Task, TaskDetail } from '../../src/api/schemas/helpDesk.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { type Subject, usualCategories } from './model.ts'
import { continuationOf, fileItemsOf, filesOf } from './scenarioParts.ts'
import type { AllState, HelpDeskViewProps, NewState, OneState } from './types.ts'

export type HelpDeskScenario = Pick<HelpDeskViewProps, 'state'>

const nothing = () => undefined
const link = { href: '#', onClick: nothing }

const task: Task = {
  id: 12,
  number: 'PG-2026-00012',
  organizationId: 1,
  organization: 'Alfa namai Vilnius',
  contractId: 1,
  object: 'Žirmūnų g. 68-14, Vilnius',
  category: 'service_order',
  stage: 3,
  createdAt: '2026-11-17T08:00:00.000Z',
  excerpt:
    'Laba diena, antro aukšto laiptinėje nuo sekmadienio nedega šviesa. Vakarais labai tamsu, o čia gyvena vyresnio…',
  isRead: false,
}

const tasks: readonly Task[] = [
  task,
  { ...task, id: 11, number: 'PG-2026-00011', stage: 1, category: 'recommendation', isRead: true },
  {
    ...task,
    id: 10,
    number: 'PG-2026-00010',
    stage: 2,
    category: 'financial_statements',
    isRead: true,
    object: null,
  },
  { ...task, id: 9, number: 'PG-2026-00009', stage: 4, category: 'lift', categoryTitle: 'Lifto gedimas' },
  {
    ...task,
    id: 8,
    number: 'PG-2025-00008',
    stage: 5,
    category: 'other',
    isRead: true,
    createdAt: '2025-05-02T08:00:00.000Z',
  },
]

const detail: TaskDetail = {
  ...task,
  isRead: true,
  phone: '+37061200001',
  message:
    'Laba diena, antro aukšto laiptinėje nuo sekmadienio nedega šviesa.\n\nPrašau pakeisti lemputę arba sutvarkyti jungiklį.',
  attachments: [{ id: 4, name: 'šviestuvas.jpg', bytes: 1_400_000 }],
  correspondence: [
    {
      id: 1,
      at: '2026-11-17T11:00:00.000Z',
      from: 'organization',
      text: 'Sveiki, ačiū už pranešimą. Užduotį perdavėme elektrikui.',
    },
    { id: 2, at: '2026-11-18T04:00:00.000Z', from: 'resident', text: 'Ačiū. Ar žinote, kada jis atvyks?' },
    {
      id: 3,
      at: '2026-11-18T10:00:00.000Z',
      from: 'other',
      text: '<b>Elektrikas</b> atvyks rytoj nuo 10 iki 12 val.',
    },
  ],
  stages: [
    { stage: 1, at: '2026-11-17T08:00:00.000Z' },
    { stage: 2, at: '2026-11-17T11:00:00.000Z' },
    { stage: 3, at: '2026-11-18T10:00:00.000Z' },
  ],
}

const base: AllState = {
  kind: 'all',
  panel: { kind: 'ready', data: { rows: tasks, total: 23, more: 'ready' } },
  filter: {},
  categories: usualCategories,
  recipients: [
    { id: 1, name: 'Alfa namai Vilnius' },
    { id: 2, name: 'Alfa namai Kaunas' },
  ],
  linkTo: () => link,
  create: link,
  closedBy: 'vendor',
}
const all = (changes: Partial<AllState>): HelpDeskScenario => ({ state: { ...base, ...changes } })
const none = { kind: 'ready', data: { rows: [], total: 0, more: 'none' } } as const

const opened: OneState = {
  kind: 'one',
  panel: { kind: 'ready', data: detail },
  sent: undefined,
  file: undefined,
  takesFocus: false,
  list: link,
}
const one = (changes: Partial<OneState>): HelpDeskScenario => ({ state: { ...opened, ...changes } })

const subject: Subject = {
  contractId: 1,
  title: 'Namai Žirmūnuose · #100234',
  organizationId: 1,
  organization: 'Alfa namai Vilnius',
  objects: [
    { id: 1, address: 'Žirmūnų g. 68-14, Vilnius' },
    { id: 2, address: 'Žirmūnų g. 68, rūsys 3, Vilnius' },
  ],
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export function scenarios(t: Translate): Readonly<Record<string, HelpDeskScenario>> {
  const empty: NewState = {
    kind: 'new',
    subjects: [subject],
    closedBy: 'vendor',
    categories: usualCategories,
    values: { contractId: 1, objectId: 1, category: '', message: '', phone: '+37061200001', uploads: [] },
    errors: {},
    problem: undefined,
    reference: undefined,
    busy: false,
    used: t('form.used', { used: '0', max: '578' }),
    files: filesOf(t),
    isRestored: false,
    takesFocus: false,
    list: link,
  }
  const form = (changes: Partial<NewState>): HelpDeskScenario => ({ state: { ...empty, ...changes } })
  return {
    list: all({}),
    filtered: all({ filter: { stage: '3', from: '2026-11-01' } }),
    'nobody takes requests': all({ create: undefined, panel: none }),
    'no role that sends requests': all({ create: undefined, closedBy: 'role', panel: none }),
    'no contract yet': all({ create: undefined, firstContract: link, panel: none }),
    'nothing yet': all({ panel: none }),
    'nothing found': all({ panel: none, filter: { stage: '5' } }),
    loading: all({ panel: { kind: 'loading', slow: false } }),
    slow: all({ panel: { kind: 'loading', slow: true } }),
    failed: all({ panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } }),
    'loading more': all({ panel: { kind: 'ready', data: { rows: tasks, total: 23, more: 'loading' } } }),
    'more failed': all({ panel: { kind: 'ready', data: { rows: tasks, total: 23, more: 'failed' } } }),
    offline: all({ loadedAt: '14:05' }),
    request: one({}),
    'just sent': one({
      sent: 'new',
      panel: {
        kind: 'ready',
        data: { ...detail, stage: 1, stages: detail.stages.slice(0, 1), correspondence: [] },
      },
    }),
    'sent before': one({ sent: 'same' }),
    cancelled: one({
      panel: {
        kind: 'ready',
        data: {
          ...detail,
          stage: 5,
          stages: [...detail.stages.slice(0, 2), { stage: 5, at: '2026-11-19T10:00:00.000Z' }],
        },
      },
    }),
    'to be continued': one({ continuation: continuationOf(t) }),
    'reply not sent': one({
      continuation: continuationOf(t, {
        reply: {
          ...continuationOf(t).reply,
          text: 'Elektrikas neatvyko.',
          error: t('validation.message_long'),
          problem: t('shared:errors.task_update_not_allowed'),
        },
      }),
    }),
    'being cancelled': one({
      continuation: continuationOf(t, {
        cancellation: { ...continuationOf(t).cancellation, state: { kind: 'asked' } },
      }),
    }),
    'to be rated': one({
      panel: { kind: 'ready', data: { ...detail, stage: 4 } },
      continuation: continuationOf(t, { actions: ['rate', 'reopen'] }),
    }),
    rated: one({
      panel: { kind: 'ready', data: { ...detail, stage: 4 } },
      continuation: continuationOf(t, {
        actions: ['rate', 'reopen'],
        rating: { ...continuationOf(t).rating, value: '5', isRated: true, isJustRated: true },
      }),
    }),
    reopening: one({
      panel: { kind: 'ready', data: { ...detail, stage: 4 } },
      continuation: continuationOf(t, { actions: ['reopen'], isReopening: true }),
    }),
    'attachment failed': one({ file: { kind: 'failed', id: 4, text: t('shared:errors.not_found') } }),
    'request loading': one({ panel: { kind: 'loading', slow: true } }),
    'request failed': one({ panel: { kind: 'failed', text: t('shared:errors.not_found') } }),
    form: form({}),
    'form with choices': form({
      subjects: [
        subject,
        { ...subject, contractId: 2, title: 'Mamos butas · #100235' },
        { ...subject, contractId: 3, organizationId: 2, organization: 'Alfa namai Kaunas' },
      ],
      isRestored: true,
      files: { ...empty.files, files: fileItemsOf(t), remaining: 1 },
    }),
    "vendor's own categories": form({ categories: [{ code: 'lift', title: 'Lifto gedimas' }] }),
    'needs correcting': form({
      errors: {
        category: t('shared:validation.required'),
        message: t('validation.message_short'),
        phone: t('shared:validation.invalid'),
      },
      files: { ...empty.files, files: fileItemsOf(t), remaining: 0, error: t('shared:files.full') },
    }),
    sending: form({ busy: true }),
    'not sent': form({ problem: t('shared:errors.offline'), reference: '5f2c91ae' }),
    closed: form({ subjects: [] }),
    'closed to the role': form({ subjects: [], closedBy: 'role' }),
  }
}
