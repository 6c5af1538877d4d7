import { isPayableMoney } from '../../src/api/rules/payableMoney.ts'
import { typedMoney } from '../../src/api/rules/typedMoney.ts'
import type { CardPaymentService } from './openPayment.ts'

/** What the form holds, as typed. */
export interface PayValues {
  readonly [field: string]: string
  /** Code of the service. */
  readonly service: string
  readonly reference: string
  readonly amount: string
  readonly payerName: string
  readonly email: string
}

export type PayField = keyof PayValues & string

export const emptyValues: PayValues = { service: '', reference: '', amount: '', payerName: '', email: '' }

/** What a partner's server has fixed: the page shows it and cannot change it. */
export interface Fixed {
  readonly service: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** What the form begins with: what the page names goes before what was typed here earlier for something else. */
export function beginWith(
  named: { readonly [Field in 'service' | 'reference' | 'amount']: string | undefined },
  typed: Partial<PayValues>,
): PayValues {
  const { payerName = '', email = '' } = typed
  const isNamed = named.service !== undefined || named.reference !== undefined || named.amount !== undefined
  const { service = '', reference = '', amount = '' } = isNamed ? named : typed
  return { service, reference, amount, payerName, email }
}

/** The service chosen: the only one there is needs no choice. */
export const chosenService = (
  services: readonly CardPaymentService[],
  code: string,
): CardPaymentService | undefined =>
  services.find(service => service.code === code) ?? (services.length === 1 ? services[0] : undefined)

/** The body of the form as the schema reads it: a comma typed is a point. */
export const bodyOf = (values: PayValues, service: string, fixed: Fixed | undefined) => ({
  service: fixed?.service ?? service,
  reference: fixed?.reference ?? values.reference.trim(),
  amount: fixed?.amount ?? typedMoney(values.amount),
  payerName: values.payerName.trim(),
  email: values.email.trim(),
})

/** The amount as it would be paid; undefined while none is typed that can be. */
export function amountToPay(values: PayValues, fixed: Fixed | undefined): string | undefined {
  const amount = fixed?.amount ?? typedMoney(values.amount)
  return isPayableMoney(amount) ? amount : undefined
}

/** Decimal text as people of a language type it. */
export const typedAs = (amount: string, locale: string): string =>
  locale === 'en' ? amount : amount.replace('.', ',')
