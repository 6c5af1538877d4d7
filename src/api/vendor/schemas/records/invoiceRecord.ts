import * as z from 'zod/mini'
import { isCreditorReference } from '../../../rules/creditorReference.ts'
import { plainCode } from '../../../rules/mod97.ts'
import { centsOf } from '../../../rules/money.ts'
import { invoiceTypes } from '../../../schemas/invoices.ts'
import { Money, RealDay } from '../../../schemas/primitives.ts'
import {
  Code,
  Currency,
  described,
  Pdf,
  PositiveMoney,
  RealMonth,
  record,
  SourceId,
  text,
} from '../values.ts'

export const InvoiceLineRecord = z.strictObject({
  service: described('Code of the service', Code),
  amount: described('Amount with tax', Money),
})

/** An invoice with its lines, which residents see as a whole or not at all. */
export const InvoiceRecord = z
  .strictObject({
    ...record,
    contract: described('sourceId or number of the contract', SourceId),
    number: described('Number of the bill, unique per vendor', text(100)),
    type: described('Kind of bill', z._default(z.enum(invoiceTypes), 'monthly')),
    date: described('Day of issue', RealDay),
    period: described('The month it bills', RealMonth),
    dueDate: described('Last day of payment', RealDay),
    amount: described('Total of the bill, with tax; below zero for a credit', Money),
    amountDue: described(
      'What is still to be paid; without it, all of the bill but what was paid of it here or by payment records',
      z.optional(Money),
    ),
    prepaid: described(
      'What was set off from payments in advance (`payment.settled` with `isAdvance`); `amountDue` leaves it out',
      z.optional(PositiveMoney),
    ),
    currency: described('Currency (ISO 4217)', z._default(Currency, 'EUR')),
    creditorReference: described(
      'Structured creditor reference (ISO 11649), e.g. RF18539007547034, which payments carry instead of the number',
      z.optional(
        z.pipe(z.string().check(z.maxLength(40), z.refine(isCreditorReference)), z.transform(plainCode)),
      ),
    ),
    lines: described(
      'What the bill charges',
      z._default(z.array(InvoiceLineRecord).check(z.maxLength(500)), []),
    ),
    pdf: described(
      'The vendor’s own document as base64, which residents open instead of the printed one',
      z.optional(Pdf),
    ),
  })
  .check(
    z.refine(
      ({ amount, amountDue = '0' }) =>
        centsOf(amountDue) >= 0 && centsOf(amountDue) <= Math.max(centsOf(amount), 0),
      { path: ['amountDue'] },
    ),
    z.refine(
      ({ amount, amountDue = amount, prepaid = '0' }) =>
        centsOf(prepaid) <= Math.max(centsOf(amount) - centsOf(amountDue), 0),
      { path: ['prepaid'] },
    ),
  )
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** A payment that the vendor received. */
export const PaymentRecord = z.strictObject({
  ...record,
  contract: described('sourceId or number of the contract', SourceId),
  invoice: described(
    'sourceId or number of the bill whose due amount a new payment lowers',
    z.optional(SourceId),
  ),
  date: described('Day of the payment', RealDay),
  reference: described(
    'Text or number that the payer gave; of a payment made here its `reference` in `payment.settled`, so that it is not counted again',
    text(100),
  ),
  amount: described('Amount above zero', PositiveMoney),
  currency: described('Currency (ISO 4217)', z._default(Currency, 'EUR')),
  payer: described('Channel, e.g. a bank', text(200)),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>
