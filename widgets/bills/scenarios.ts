import type { ReactNode } from 'react'
import type { HistoryEntry, Invoice } from '../../src/api/schemas/invoices.ts'
import { inDays } from '../../src/i18n/inDays.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { compareScenarios, outcomeScenarios, payScenarios } from './payScenarios.ts'
import type { BillsListState, BillsViewProps, LatestInvoice } from './types.ts'

type Part =
  | 'latest'
  | 'takesPayments'
  | 'list'
  | 'filter'
  | 'years'
  | 'file'
  | 'loadedAt'
  | 'outcome'
  | 'paying'
  | 'onAdvance'
  | 'compare'
export type BillsScenario = Pick<BillsViewProps, Part>

const invoice: Invoice = {
  id: 512,
  number: 'ALF-2026-10-100234',
  type: 'monthly',
  state: 'unpaid',
  date: inDays(-12),
  period: inDays(-30).slice(0, 7),
  dueDate: inDays(9),
  amount: '48.20',
  amountDue: '48.20',
  currency: 'EUR',
  hasFile: true,
}

const invoices: readonly Invoice[] = [
  invoice,
  {
    ...invoice,
    id: 511,
    number: 'ALF-2026-09-100234',
    state: 'overdue',
    period: '2026-09',
    date: '2026-10-09',
    amount: '51.73',
    amountDue: '51.73',
  },
  {
    ...invoice,
    id: 510,
    number: 'ALF-2026-P-00317',
    type: 'past_due_fee',
    state: 'pending',
    period: '2026-09',
    date: '2026-10-02',
    amount: '0.87',
    amountDue: '0.87',
  },
  {
    ...invoice,
    id: 509,
    number: 'ALF-2026-K-00042',
    type: 'credit',
    state: 'other',
    period: '2026-08',
    date: '2026-09-14',
    amount: '-12.40',
    amountDue: '0.00',
    hasFile: false,
  },
  {
    ...invoice,
    id: 508,
    number: 'ALF-2026-08-100234',
    state: 'paid',
    period: '2026-08',
    date: '2026-09-08',
    amount: '1146.09',
    amountDue: '0.00',
  },
  {
    ...invoice,
    id: 507,
    number: 'ALF-2026-07-100234',
    type: 'additional',
    state: 'paid',
    period: '2026-07',
    date: '2026-08-10',
    amount: '22.15',
    amountDue: '0.00',
  },
]

const history: readonly HistoryEntry[] = [
  {
    id: 'i512',
    kind: 'invoice',
    date: inDays(-12),
    reference: 'ALF-2026-10-100234',
    period: '2026-10',
    amount: '48.20',
    currency: 'EUR',
    payer: null,
  },
  {
    id: 'p88',
    kind: 'payment',
    date: '2026-10-21',
    reference: '20261021-77410',
    period: null,
    amount: '51.73',
    currency: 'EUR',
    payer: 'Nemuno bankas',
    payment: 'pUq3vW7xYzA1bC2dE4fG5hIjKlMnOpQrStUvWxYz012',
  },
  {
    id: 'x1',
    kind: 'other',
    date: '2026-10-11',
    reference: '20261011-00012',
    period: null,
    amount: '3.00',
    currency: 'EUR',
    payer: null,
  },
  {
    id: 'i508',
    kind: 'invoice',
    date: '2026-09-08',
    reference: 'ALF-2026-08-100234',
    period: '2026-08',
    amount: '1146.09',
    currency: 'EUR',
    payer: null,
  },
]

const listOf = (rows: readonly Invoice[], more: 'none' | 'ready' | 'loading' | 'failed'): BillsListState => ({
  tab: 'invoices',
  panel: { kind: 'ready', data: { rows, total: rows.length === 0 ? 0 : 48, more } },
})

const base: BillsScenario = {
  latest: { kind: 'ready', data: invoice },
  takesPayments: true,
  list: listOf(invoices, 'ready'),
  filter: { kind: 'all', year: undefined },
  years: [2026, 2025, 2024],
  file: undefined,
}

const latest = (changes: Partial<LatestInvoice>): BillsScenario => ({
  ...base,
  latest: { kind: 'ready', data: { ...invoice, ...changes } },
})

/** One part in an otherwise plain view. */
const within = (
  parts: Readonly<Record<string, ReactNode>>,
  as: (part: ReactNode) => Partial<BillsScenario>,
): Readonly<Record<string, BillsScenario>> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, { ...base, list: undefined, ...as(part) }]),
  )

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, BillsScenario>> => ({
  'to pay': base,
  'to pay by bank transfer alone': { ...base, takesPayments: false },
  'not known how to pay': { ...base, takesPayments: undefined },
  overdue: latest({ state: 'overdue', dueDate: inDays(-9) }),
  'paid in part': latest({ amountDue: '20.00' }),
  'more in other homes': latest({
    dueInAll: [
      { amount: '168.07', currency: 'EUR' },
      { amount: '30.00', currency: 'PLN' },
    ],
  }),
  pending: latest({ state: 'pending' }),
  'nothing to pay': latest({ state: 'paid', amountDue: '0.00' }),
  'paid, with other bills open': latest({
    state: 'paid',
    amountDue: '0.00',
    dueInAll: [{ amount: '264.20', currency: 'EUR' }],
  }),
  'paid in advance': {
    ...latest({ state: 'paid', amountDue: '0.00', prepaid: '50.00' }),
    onAdvance: () => undefined,
  },
  'in favour': latest({ type: 'credit', state: 'other', amount: '-12.40', amountDue: '-12.40' }),
  'no PDF yet': latest({ hasFile: false }),
  history: {
    ...base,
    list: { tab: 'history', panel: { kind: 'ready', data: { rows: history, total: 4, more: 'none' } } },
  },
  loading: {
    ...base,
    latest: { kind: 'loading', slow: false },
    list: { tab: 'invoices', panel: { kind: 'loading', slow: false } },
  },
  slow: {
    ...base,
    latest: { kind: 'loading', slow: true },
    list: { tab: 'invoices', panel: { kind: 'loading', slow: true } },
  },
  'nothing yet': { ...base, latest: { kind: 'ready', data: null }, list: listOf([], 'none') },
  'nothing found': { ...base, list: listOf([], 'none'), filter: { kind: 'past_due_fee', year: 2024 } },
  'latest failed': {
    ...base,
    latest: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
  },
  'list failed': {
    ...base,
    list: { tab: 'invoices', panel: { kind: 'failed', text: t('shared:errors.timeout') } },
  },
  'loading more': { ...base, list: listOf(invoices, 'loading') },
  'more failed': { ...base, list: listOf(invoices, 'failed') },
  'opening the PDF': { ...base, file: { kind: 'opening', id: 512 } },
  'PDF failed': { ...base, file: { kind: 'failed', id: 508, text: t('shared:errors.not_found') } },
  'PDF kept from opening': { ...base, file: { kind: 'ready', id: 512, url: '#' } },
  offline: { ...base, loadedAt: '14:05' },
  ...within(payScenarios(t, invoice), paying => ({ paying })),
  ...within(outcomeScenarios(t), outcome => ({ outcome })),
  ...within(compareScenarios(t), compare => ({ compare })),
})
