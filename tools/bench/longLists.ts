import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Meter } from '../../src/api/schemas/meters.ts'
import { meter } from '../../widgets/meters/sampleMeters.ts'

/** A list of an element, with a mock response of any number of rows. */
export interface List {
  readonly element: string
  /** End of the URL whose response is mocked. */
  readonly address: RegExp
  readonly row: string
  /** Number of rows that render initially. */
  readonly drawn: number
  readonly answer: (count: number) => object
}

const invoice = (id: number): Invoice => ({
  id,
  number: `ALF-100217-${id}`,
  type: 'monthly',
  state: id === 1 ? 'unpaid' : 'paid',
  date: '2026-11-05',
  period: '2026-10',
  dueDate: '2026-11-30',
  amount: '48.20',
  amountDue: id === 1 ? '48.20' : '0.00',
  currency: 'EUR',
  hasFile: true,
})

const meterOf = (id: number): Meter => ({ ...meter, id, number: `SV-100217-${id}` })

const many = <Row>(count: number, make: (id: number) => Row) =>
  Array.from({ length: count }, (_, index) => make(index + 1))

/** The lists that are measured. */
export const lists = {
  invoices: {
    element: 'resident-bills',
    address: /\/contracts\/1\/invoices(\?.*)?$/,
    row: '.list tbody tr',
    drawn: 60,
    answer: count => ({ data: many(count, invoice), meta: { total: count, nextCursor: null } }),
  },
  meters: {
    element: 'resident-meters',
    address: /\/contracts\/1\/meters$/,
    row: '.meters > li',
    drawn: 400,
    answer: count => ({ data: many(count, meterOf) }),
  },
} as const satisfies Record<string, List>
