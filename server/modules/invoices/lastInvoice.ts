import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, ne, sql } from '../../database/drizzle.ts'
import { contractAt, isOfContract } from '../contracts/isOfContract.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { dueInAll } from './dueInAll.ts'
import { answered } from './invoiceAnswer.ts'
import { prepaidOf } from './prepaidOf.ts'
import { invoices } from './tables.ts'

const userId = sql.placeholder('userId')

/**
 * The newest invoice of a contract, whether the user has not read it, what the user owes the vendor in all, and what was
 * paid in advance.
 */
export const prepareLastInvoice = (queries: Queries) =>
  queries
    .select({
      ...answered,
      isUnread: isUnreadBy(userId, isOfContract(unreads, contractAt), ['invoice'], invoices.id),
      dueInAll: dueInAll(queries, { userId, vendorId: contractAt.vendorId }),
      prepaid: prepaidOf(queries, contractAt, invoices.currency),
    })
    .from(invoices)
    // Excludes credits, because there is nothing to pay.
    .where(and(isOfContract(invoices, contractAt), ne(invoices.type, 'credit')))
    .orderBy(desc(invoices.date), desc(invoices.id))
    .limit(1)
    .prepare(namedByConnection)
