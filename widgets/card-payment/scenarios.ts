import { createElement } from 'react'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { emptyForm } from './emptyForm.ts'
import type { PayValues } from './model.ts'
import type { CardPaymentViewProps, FormState, OutcomeState } from './types.ts'

export type CardPaymentScenario = Pick<CardPaymentViewProps, 'state'>

const bank = (code: string, title: string, fee: string): PaymentMethod => ({
  code,
  title,
  fee,
  type: 'bank',
  logo: null,
  currency: 'EUR',
  cardFrameUrl: null,
})

const nemuno = bank('nemuno', 'Nemuno bankas', '0.00')
const baltijos = bank('baltijos', 'Baltijos bankas', '0.29')
const card: PaymentMethod = { ...bank('card', 'Card', '0.45'), type: 'card', cardFrameUrl: 'about:blank' }

const service = (code: string, title: string, referenceHint: string) => ({
  code,
  title,
  referenceHint,
  vendor: 'alfa',
})

const filled: PayValues = {
  service: 'alfa-vilnius',
  reference: '100217',
  amount: '48.20',
  payerName: 'Rūta Žemaitienė',
  email: 'ruta@example.com',
}

const payment: Payment = {
  id: 'demo-payment',
  state: 'success',
  isConfirming: false,
  amount: '48.20',
  fee: '0.45',
  currency: 'EUR',
  createdAt: '2026-11-21T10:00:00.000Z',
  redirectUrl: null,
  failure: null,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, CardPaymentScenario>> => {
  const services = [
    service('alfa-vilnius', 'Namo priežiūra Vilniuje', t('what.referenceHint')),
    service('alfa-kaunas', 'Namo priežiūra Kaune', t('what.referenceHint')),
  ]
  const form: FormState = { ...emptyForm, services, methods: [nemuno, baltijos, card], method: nemuno }
  const ready: FormState = { ...form, service: 'alfa-vilnius', values: filled, amount: '48.20' }
  const fixed = { service: 'alfa-vilnius', reference: '100217', amount: '48.20', currency: 'EUR' }
  const outcome = (changes: Partial<Payment>, more: Partial<OutcomeState> = {}): CardPaymentScenario => ({
    state: {
      kind: 'outcome',
      panel: { kind: 'ready', data: { ...payment, ...changes } },
      file: undefined,
      isFixed: false,
      takesFocus: false,
      ...more,
    },
  })
  const problem = (code: string, remedy: 'again' | 'number' | 'none') => ({
    text: t(`pay.errors.${code}`),
    remedy,
    reference: '5f2c91ae',
  })
  const pending = { state: 'pending', redirectUrl: 'https://bank.example/pay/1' } as const
  return {
    loading: { state: { kind: 'loading', slow: true } },
    empty: { state: form },
    'services on their way': {
      state: { ...form, services: [], methods: undefined, method: undefined, slow: true },
    },
    'filled in, with the open bill': { state: { ...ready, bill: '48.20' } },
    'with a fee': { state: { ...ready, method: baltijos } },
    'fields to correct': {
      state: {
        ...form,
        errors: {
          service: t('shared:validation.required'),
          reference: t('shared:validation.required'),
          amount: t('validation.amount'),
          email: t('shared:validation.email'),
        },
      },
    },
    'fixed by the partner': { state: { ...ready, fixed } },
    'card fields kept out': {
      state: {
        ...ready,
        method: card,
        card: createElement(
          Notice,
          {
            tone: 'warning',
            actions: createElement(
              'button',
              { type: 'button', className: 'btn secondary' },
              t('pay.card.bank', { bank: 'Nemuno bankas' }),
            ),
          },
          t('pay.card.blocked'),
        ),
      },
    },
    'on the way': { state: { ...ready, busy: true } },
    'number not known': { state: { ...ready, problem: problem('invalid_object_id', 'number') } },
    'answer lost': { state: { ...ready, problem: { text: t('pay.errors.lost'), remedy: 'again' } } },
    paid: outcome({}),
    'receipt ready': outcome({}, { file: { kind: 'ready', id: 0, url: 'https://portal.example/receipt' } }),
    'receipt not opened': outcome({}, { file: { kind: 'failed', id: 0, text: t('shared:errors.internal') } }),
    'fixed by the partner and paid': outcome({}, { isFixed: true }),
    'being confirmed': outcome({ state: 'pending', isConfirming: true }),
    'not finished at the bank': outcome(pending),
    'payment failed': outcome({ state: 'failed', failure: 'payment_failed' }),
    'paid by another payment': outcome({ state: 'failed', failure: 'already_paid' }),
    'outcome asked for': outcome({}, { panel: { kind: 'loading', slow: false } }),
    'outcome unknown': outcome({}, { panel: { kind: 'failed', text: t('shared:errors.offline') } }),
    'wrong origin': { state: { kind: 'refused', code: 'partner_origin_refused' } },
    'unknown key': { state: { kind: 'refused', code: 'partner_key_unknown' } },
    'not loaded': { state: { kind: 'failed', problem: problem('internal', 'again') } },
    'nothing to pay for': { state: { kind: 'none' } },
    'too late': { state: { kind: 'expired' } },
  }
}
