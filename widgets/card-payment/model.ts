import { isPayableMoney } from '../../src/api/rules/payableMoney.ts'
import { typedMoney } from '../../src/api/rules/typedMoney.ts'
import type { CardPaymentService } from './openPayment.ts'

/** Values of the form, as typed. */
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

/** Values fixed by the partner's server; the page shows them and cannot change them. */
export interface Fixed {
  readonly service: string
  readonly reference: string
  readonly amount: string
  readonly currency: string
}

/** Initial values: attributes of the page win over a draft saved for something else. */
export function initialValues(
  named: { readonly [Field in 'service' | 'reference' | 'amount']: string | undefined },
  typed: Partial<PayValues>,
): PayValues {
  const { payerName = '', email = '' } = typed
  const isNamed = named.service !== undefined || named.reference !== undefined || named.amount !== undefined
  const { service = '', reference = '', amount = '' } = isNamed ? named : typed
  return { service, reference, amount, payerName, email }
}

/** The selected service; a single one is selected by default. */
export const chosenService = (
  services: readonly CardPaymentService[],
  code: string,
): CardPaymentService | undefined =>
  services.find(service => service.code === code) ?? (services.length === 1 ? services[0] : undefined)

/** The form's values as the schema expects them, with a decimal point instead of a comma. */
export const bodyOf = (values: PayValues, service: string, fixed: Fixed | undefined) => ({
  service: fixed?.service ?? service,
  reference: fixed?.reference ?? values.reference.trim(),
  amount: fixed?.amount ?? typedMoney(values.amount),
  payerName: values.payerName.trim(),
  email: values.email.trim(),
})

/** The amount to pay; undefined while none is valid. */
export function amountToPay(values: PayValues, fixed: Fixed | undefined): string | undefined {
  const amount = fixed?.amount ?? typedMoney(values.amount)
  return isPayableMoney(amount) ? amount : undefined
}

/** Decimal text with the decimal separator of a locale. */
export const typedAs = (amount: string, locale: string): string =>
  locale === 'en' ? amount : amount.replace('.', ',')
