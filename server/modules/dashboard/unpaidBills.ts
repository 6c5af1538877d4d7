import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, gt, ne, sql } from '../../database/drizzle.ts'
import { isAmong, isOfVendors } from '../contracts/isOfSession.ts'
import { permitted } from '../contracts/permitted.ts'
import { invoices } from '../invoices/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { maxEvents, parameters, today } from './statementParts.ts'

/**
 * The bills of each contract that are unpaid and have no pending payment, where the vendor shows bills here: those that are
 * late as one, and the others as one, with the id of the newest, the sum and the first due date.
 */
export function unpaidBills(queries: Queries) {
  const open = queries
    .select({
      id: sql<number>`(array_agg(${invoices.id} order by ${invoices.date} desc, ${invoices.id} desc))[1]`.as(
        'id',
      ),
      contractId: invoices.contractId,
      dueDate: sql<string>`min(${invoices.dueDate})`.as('due_date'),
      dueCents: sql<number>`sum(${invoices.dueCents})`.as('due_cents'),
      currency: invoices.currency,
      isLate: sql<boolean>`${invoices.dueDate} < ${today}`.as('is_late'),
    })
    .from(invoices)
    .innerJoin(vendors, eq(vendors.id, invoices.vendorId))
    .where(
      and(
        isOfVendors(invoices.vendorId, parameters.vendorIds),
        isAmong(invoices.contractId, parameters.contractIds),
        eq(vendors.billLinkEnabled, true),
        ne(invoices.type, 'credit'),
        gt(invoices.dueCents, 0),
        eq(invoices.isPending, false),
        permitted(queries, parameters.userId, invoices.contractId, 'bills'),
      ),
    )
    .groupBy(invoices.contractId, invoices.currency, sql`is_late`)
    .as('open')
  return queries.select().from(open).orderBy(asc(open.dueDate), asc(open.id)).limit(maxEvents)
}
