import { addDays, firstOfMonth } from '../../server/common/days.ts'
import type { invoiceLines, invoices, payments } from '../../server/modules/invoices/tables.ts'
import { creditorReferenceOf } from '../../src/api/rules/creditorReference.ts'
import type { SeedContract } from './contracts.ts'
import { type Flat, type Line, monthlyLines } from './lines.ts'
import { createRandom, type Random } from './random.ts'

type InvoiceRow = typeof invoices.$inferInsert & { readonly id: number }

export interface Bills {
  readonly invoices: InvoiceRow[]
  readonly lines: (typeof invoiceLines.$inferInsert)[]
  readonly payments: (typeof payments.$inferInsert)[]
}

interface Draft {
  readonly type: 'monthly' | 'additional' | 'credit' | 'past_due_fee'
  /** How many months ago the billed month was; 1 is the newest bill. */
  readonly age: number
  readonly date: string
  readonly period: string
  readonly dueDate: string
  readonly lines: readonly Line[]
}

/** Months of bills that every contract has. */
const months = 24
const vendorMark: Readonly<Record<number, string>> = { 1: 'ALF', 2: 'BET', 3: 'GAM' }
const typeMark = { monthly: '', additional: '-P', credit: '-K', past_due_fee: '-D' } as const
const payers = ['Nemuno bankas', 'Baltijos bankas', 'Daugavas banka', 'Pašto skyrius', 'e-sąskaita'] as const

const lastOfMonth = (day: string) => addDays(firstOfMonth(day, 1), -1)
const earlier = (a: string, b: string) => (a < b ? a : b)
const sum = (lines: readonly Line[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0)

/**
 * Two years of a contract's bills up to a day, with their payments.
 * @param nextId generates invoice ids across all contracts
 */
export function billsOf(contract: SeedContract, today: string, nextId: () => number): Bills {
  const bills: Bills = { invoices: [], lines: [], payments: [] }
  if (contract.story === 'new') return bills
  const random = createRandom(`bills ${contract.username}`)
  for (const draft of drafts(contract, today, random)) book(contract, draft, today, random, nextId(), bills)
  return bills
}

function drafts({ organizationId, story }: SeedContract, today: string, random: Random): readonly Draft[] {
  const flat: Flat = { squareMetres: random.int(31, 96), people: random.int(1, 4), organizationId }
  const repairAge = random.int(5, 20)
  const creditAge = random.int(4, 22)
  // A bill is issued on the 5th; before that day the newest one is for the previous month.
  const newest = today.slice(8) < '05' ? 2 : 1
  const all: Draft[] = []
  for (let age = months; age >= 1; age--) {
    const period = firstOfMonth(today, 1 - age - newest)
    const date = addDays(firstOfMonth(period, 1), 4)
    // Otherwise every bill would be overdue early in a month.
    const due = lastOfMonth(date)
    const dueDate = age === 1 && due < addDays(today, 3) ? addDays(today, 9) : due
    const draft = (type: Draft['type'], lines: readonly Line[]): Draft => ({
      type,
      age,
      date,
      period,
      dueDate,
      lines,
    })
    if (age === repairAge)
      all.push(
        draft('additional', [
          {
            serviceCode: random.chance(0.5) ? 'roof_repair' : 'staircase_repair',
            amountCents: random.int(1800, 9600),
          },
        ]),
      )
    if (age === creditAge)
      all.push(draft('credit', [{ serviceCode: 'recalculation', amountCents: -random.int(310, 2890) }]))
    if (story === 'overdue' && (age === 1 || age === 13))
      all.push(draft('past_due_fee', [{ serviceCode: 'late_interest', amountCents: random.int(18, 96) }]))
    all.push(draft('monthly', monthlyLines(flat, Number(period.slice(5, 7)), random)))
  }
  return story === 'ended' ? all.filter(({ age }) => age > 6) : all
}

/** Adds a bill, its lines and its payments. */
function book(
  { vendorId, id: contractId, username, story }: SeedContract,
  draft: Draft,
  today: string,
  random: Random,
  id: number,
  bills: Bills,
) {
  const { type, age, date, period, dueDate, lines } = draft
  const amountCents = sum(lines)
  const month = period.slice(2, 7).replace('-', '')
  // Cannot be derived from the contract's number, because both together link a contract.
  const serial = createRandom(`invoice ${username} ${period} ${type}`).int(10_000_000, 99_999_999)
  const isNewest = age === 1
  const isOpen =
    (isNewest && story !== 'settled' && story !== 'ended') ||
    (story === 'overdue' && age === 2 && type === 'monthly')
  // An overdue bill is partly paid.
  const paidCents =
    amountCents <= 0 ? 0 : isOpen ? (age === 2 ? Math.round(amountCents * 0.4) : 0) : amountCents
  bills.invoices.push({
    id,
    vendorId,
    contractId,
    number: `${vendorMark[vendorId]}-${username}-${serial}${typeMark[type]}`,
    creditorReference:
      creditorReferenceOf(`${vendorMark[vendorId]}${username}${serial}${typeMark[type]}`) ?? null,
    type,
    date,
    period,
    dueDate,
    amountCents,
    dueCents: amountCents <= 0 ? 0 : amountCents - paidCents,
    isPending: isNewest && story === 'pending',
    currency: 'EUR',
  })
  for (const [position, line] of lines.entries())
    bills.lines.push({ vendorId, invoiceId: id, position: position + 1, ...line })
  if (paidCents === 0) return
  bills.payments.push({
    vendorId,
    contractId,
    date: earlier(addDays(date, random.int(2, 22)), today),
    reference: `MK${month}-${username}-${random.int(1000, 9999)}`,
    amountCents: paidCents,
    currency: 'EUR',
    payer: random.pick(payers),
  })
}
