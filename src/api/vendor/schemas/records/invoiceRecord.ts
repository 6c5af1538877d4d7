import * as z from 'zod/mini'
import { centsOf } from '../../../rules/money.ts'
import { invoiceTypes } from '../../../schemas/invoices.ts'
import { Money, RealDay } from '../../../schemas/primitives.ts'
import { Code, Currency, Pdf, PositiveMoney, RealMonth, record, SourceId, text } from '../values.ts'

/** An invoice with its lines, which residents see as a whole or not at all. */
export const InvoiceRecord = z
  .strictObject({
    ...record,
    contract: SourceId,
    /** Unique per vendor. */
    number: text(100),
    type: z._default(z.enum(invoiceTypes), 'monthly'),
    date: RealDay,
    /** The month it bills. */
    period: RealMonth,
    dueDate: RealDay,
    amount: Money,
    /** What is still to be paid; without it, all of a new invoice, and what was due of a known one. */
    amountDue: z.optional(Money),
    currency: z._default(Currency, 'EUR'),
    lines: z._default(z.array(z.strictObject({ service: Code, amount: Money })).check(z.maxLength(500)), []),
    /** The vendor's own document, which residents open instead of the printed one. */
    pdf: z.optional(Pdf),
  })
  .check(
    z.refine(
      ({ amount, amountDue = '0' }) =>
        centsOf(amountDue) >= 0 && centsOf(amountDue) <= Math.max(centsOf(amount), 0),
      { path: ['amountDue'] },
    ),
  )
export type InvoiceRecord = z.infer<typeof InvoiceRecord>

/** A payment that the vendor received. */
export const PaymentRecord = z.strictObject({
  ...record,
  contract: SourceId,
  /** Invoice whose due amount a new payment lowers. */
  invoice: z.optional(SourceId),
  date: RealDay,
  reference: text(100),
  amount: PositiveMoney,
  currency: z._default(Currency, 'EUR'),
  /** Channel, e.g. a bank. */
  payer: text(200),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>
