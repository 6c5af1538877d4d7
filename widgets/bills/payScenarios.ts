import { createElement, type ReactNode } from 'react'
import type { PartProblem } from '../../src/api/rules/partOfBill.ts'
import { range } from '../../src/api/rules/range.ts'
import type { BillChanges, BilledMonth, Invoice, TransferDetails } from '../../src/api/schemas/invoices.ts'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { OutcomeCard } from '../../src/payments/OutcomeCard.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { AdvanceField } from './components/AdvanceField.tsx'
import { CompareCard, type CompareCardProps } from './components/CompareCard.tsx'
import { PartField } from './components/PartField.tsx'
import { PayPanel, type PayPanelProps } from './components/PayPanel.tsx'
import { SettledBill } from './components/SettledBill.tsx'
import { TransferPanel } from './components/TransferPanel.tsx'

const nothing = () => undefined
const ready = <Data>(data: Data): Panel<Data> => ({ kind: 'ready', data })

const bank = (code: string, title: string, fee: string): PaymentMethod => ({
  code,
  title,
  fee,
  type: 'bank',
  logo: null,
  currency: 'EUR',
  cardFrameUrl: null,
})

const methods: readonly PaymentMethod[] = [
  bank('nemuno', 'Nemuno bankas', '0.00'),
  bank('baltijos', 'Baltijos bankas', '0.29'),
  { ...bank('card', 'Card', '0.45'), type: 'card' },
]

const details: TransferDetails = {
  payee: 'Alfa namai Vilnius',
  bank: 'Nemuno bankas',
  iban: 'LT12 1000 0111 0100 1000',
  reference: 'ALF-2026-10-100234',
  amount: '48.20',
  currency: 'EUR',
}

const structured: TransferDetails = {
  ...details,
  creditorReference: 'RF18539007547034',
  automaticPayments: [
    {
      bank: 'Nemuno bankas',
      supplier: 'ALFA NAMAI VILNIUS',
      customerCode: '100234',
      website: 'https://nemunas.example/',
    },
    { bank: 'Baltijos bankas', supplier: 'ALFA NAMAI', customerCode: '100234', website: null },
  ],
}

const transfer = (panel: Panel<TransferDetails>, open = false, part?: string | null) =>
  createElement(TransferPanel, {
    details: panel,
    open,
    part,
    onToggle: nothing,
    onRetry: nothing,
    onRemind: nothing,
  })

/** States of the payment dialog. */
export function payScenarios(t: Translate, invoice: Invoice): Readonly<Record<string, ReactNode>> {
  const panel = (changes: Partial<PayPanelProps>) =>
    createElement(PayPanel, {
      invoice,
      currency: 'EUR',
      methods: ready(methods),
      needsConsent: false,
      chosen: methods[1],
      busy: false,
      problem: undefined,
      amount: invoice.amountDue,
      part: undefined,
      card: undefined,
      transfer: transfer(ready(details)),
      onChoose: nothing,
      onPay: nothing,
      onRemedy: nothing,
      onRetry: nothing,
      ...changes,
    })
  const part = (typed?: string, problem?: PartProblem) =>
    createElement(PartField, { invoice, typed, problem, onType: nothing })
  const advance = (typed: string, isRefused = false) =>
    createElement(AdvanceField, { currency: 'EUR', typed, isRefused, onType: nothing })
  const refused = { text: t('pay.errors.already_paid'), remedy: 'bill', reference: '5f2c91ae' } as const
  return {
    paying: panel({}),
    'paying for the first time': panel({ needsConsent: true }),
    'paying all or a part': panel({ part: part() }),
    'paying a part': panel({ amount: '20.00', part: part('20,00') }),
    'a part that is too much': panel({ amount: undefined, part: part('60,00', 'tooMuch') }),
    'paying a part in the bank’s app': panel({
      amount: '20.00',
      part: part('20,00'),
      transfer: transfer(ready(details), true, '20.00'),
    }),
    'a part that is too much in the bank’s app': panel({
      amount: undefined,
      part: part('60,00', 'tooMuch'),
      transfer: transfer(ready(details), true, null),
    }),
    'paying in advance': panel({
      invoice: undefined,
      amount: '20.00',
      part: advance('20'),
      transfer: undefined,
    }),
    'too much in advance': panel({
      invoice: undefined,
      amount: undefined,
      part: advance('20000', true),
      transfer: undefined,
    }),
    'paying as the last time': panel({
      methods: ready([{ ...methods[0], wasUsed: true } as PaymentMethod, ...methods.slice(1)]),
      chosen: methods[0],
    }),
    'with a structured reference, and automatic payment': panel({
      methods: undefined,
      transfer: transfer(ready(structured), true),
    }),
    'by bank transfer alone': panel({ methods: undefined, transfer: transfer(ready(details), true) }),
    'paying without a fee': panel({ chosen: methods[0] }),
    'on the way to the bank': panel({ busy: true }),
    'paid meanwhile': panel({ problem: refused }),
    'paid on another device': createElement(SettledBill, {
      invoice: { ...invoice, state: 'paid', amountDue: '0.00' },
      onClose: nothing,
    }),
    'answer lost': panel({ problem: { text: t('pay.errors.lost'), remedy: 'again' } }),
    'ways to pay loading': panel({
      methods: { kind: 'loading', slow: false },
      transfer: transfer({ kind: 'loading', slow: false }, true),
    }),
    'no way to pay here': panel({
      methods: { kind: 'failed', text: t('pay.errors.payment_unavailable') },
      chosen: undefined,
      transfer: transfer(ready(details), true),
    }),
    'no account to pay to': panel({
      methods: { kind: 'failed', text: t('pay.errors.bank_account_required') },
      chosen: undefined,
      transfer: transfer({ kind: 'failed', text: t('pay.errors.bank_account_required') }, true),
    }),
  }
}

const payment: Payment = {
  id: 'demo-payment',
  state: 'success',
  isConfirming: false,
  amount: '48.20',
  fee: '0.29',
  currency: 'EUR',
  createdAt: '2026-11-21T10:00:00.000Z',
  paidAt: '2026-11-21T10:02:00.000Z',
  method: { type: 'bank', title: 'Baltijos bankas' },
  redirectUrl: null,
  failure: null,
}

/** States of a payment's outcome. */
export function outcomeScenarios(t: Translate): Readonly<Record<string, ReactNode>> {
  const notice = (panel: Panel<Payment>, receipt?: FileState) =>
    createElement(OutcomeCard, {
      panel,
      bill: 'ALF-2026-10-100234',
      next: { href: '#', onClick: nothing },
      onTryAgain: nothing,
      onReceipt: nothing,
      receipt,
      onClose: nothing,
      onRetry: nothing,
    })
  const outcome = (changes: Partial<Payment>) => notice(ready({ ...payment, ...changes }))
  return {
    paid: outcome({}),
    'paid and refunded': outcome({ refunded: '48.49' }),
    'receipt not opened': notice(ready(payment), {
      kind: 'failed',
      id: payment.id,
      text: t('shared:errors.internal'),
    }),
    'being confirmed': outcome({ state: 'pending', isConfirming: true }),
    'not finished at the bank': outcome({ state: 'pending', redirectUrl: 'https://bank.example/pay/1' }),
    'payment failed': outcome({ state: 'failed', failure: 'payment_failed' }),
    'paid by another payment': outcome({ state: 'failed', failure: 'already_paid' }),
    'payment run out': outcome({ state: 'failed', failure: 'link_expired' }),
    'payment asked for': notice({ kind: 'loading', slow: false }),
    'payment unknown': notice({ kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' }),
  }
}

const changes: BillChanges = {
  period: '2026-10',
  amount: '48.20',
  currency: 'EUR',
  before: { period: '2026-09', amount: '31.05' },
  yearBefore: { period: '2025-10', amount: '52.10' },
  lines: [
    { service: 'management_fee', amount: '4.10', before: '4.10', yearBefore: '3.90' },
    { service: 'heating', amount: '18.70', before: null, yearBefore: '24.30' },
    { service: 'cold_water', amount: '11.20', before: '12.90', yearBefore: '10.80' },
    { service: 'hot_water', amount: '12.20', before: '11.25', yearBefore: '11.10' },
    { service: 'electricity_common', amount: '2.00', before: '2.30', yearBefore: '2.00' },
    { service: 'roof_repair', amount: null, before: '0.50', yearBefore: null },
  ].map(line => ({ ...line, name: line.service.replaceAll('_', ' ') })),
}

const months: readonly BilledMonth[] = range(24).map(index => ({
  period: `${2024 + Math.floor((index + 10) / 12)}-${String(((index + 10) % 12) + 1).padStart(2, '0')}`,
  amount: `${40 + ((index * 7) % 60)}.20`,
  currency: 'EUR',
}))

/** States of the comparison with earlier bills. */
export function compareScenarios(t: Translate): Readonly<Record<string, ReactNode>> {
  const card = (props: Partial<CompareCardProps>) =>
    createElement(CompareCard, {
      changes: ready(changes),
      months: ready(months),
      consumption: { href: '#', onClick: () => undefined },
      onRetryChanges: nothing,
      onRetryMonths: nothing,
      ...props,
    })
  const failed = { kind: 'failed', text: t('shared:errors.internal') } as const
  const loading = { kind: 'loading', slow: false } as const
  return {
    compared: card({}),
    'compared with nothing': card({
      changes: ready({ ...changes, before: null, yearBefore: null }),
      months: ready(months.slice(0, 1)),
    }),
    'not compared: no monthly bill': card({ changes: undefined }),
    'comparison loading': card({ changes: loading, months: loading }),
    'comparison failed': card({ changes: failed, months: failed }),
  }
}
