import { listOfMessage } from '../../../src/api/rules/unreads.ts'
import { namedByConnection } from '../../database/createStatementNames.ts'
import type { Queries } from '../../database/Database.ts'
import { type AnyColumn, and, desc, eq, or, type SQL, sql } from '../../database/drizzle.ts'
import { isAfterRow } from '../../database/isAfterRow.ts'
import { preparePage } from '../../database/preparePage.ts'
import { filesIn } from '../attachments/attached.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { invoices } from '../invoices/tables.ts'
import { isUnreadBy } from '../unreads/isUnreadBy.ts'
import { unreads } from '../unreads/tables.ts'
import { addressedMessages, isOfVendor, isToAll, isToContract, listed } from './addressedMessages.ts'
import { messages } from './tables.ts'

const at = sql.placeholder

const isOfType = sql`(${at('type')}::text is null or ${messages.type} = ${at('type')}::text)`

const isOfLastInvoice = sql`${messages.invoiceId} = (
  select last.id from ${invoices} as last
  where ${isOfVendors(sql`last.vendor_id`, at('vendorIds'))} and last.vendor_id = ${messages.vendorId}
    and last.contract_id = ${messages.contractId} and last.type <> 'credit'
  order by last.date desc, last.id desc limit 1)`

const isUnread = (id: AnyColumn) => {
  const lists = [...new Set(Object.values(listOfMessage))]
  return isUnreadBy(at('userId'), isOfVendors(unreads.vendorId, at('vendorIds')), lists, id).as('is_unread')
}

/**
 * Queries of the messages to the holder of contracts. All have the parameters `userId`, and `contractIds` and `vendorIds`
 * of the contracts.
 */
export function messageQueries(queries: Queries) {
  const isAddressed = or(isToContract, isToAll(queries))
  const pageOf = (condition: SQL | undefined) => {
    const list = queries.$with('list').as(addressedMessages(queries, condition))
    return preparePage(
      queries,
      list,
      queries
        .select({
          id: list.id,
          type: list.type,
          contractId: list.contractId,
          date: list.date,
          topic: list.topic,
          object: list.object,
          isUnread: isUnread(list.id),
        })
        .from(list)
        .where(isAfterRow(list.date, list.id, 'timestamptz'))
        .orderBy(desc(list.date), desc(list.id))
        .offset(at('skip'))
        .limit(at('limit')),
    )
  }

  return {
    /** Newest first, after the row with `afterDate` and `afterId`, without the first `skip` ones. */
    page: pageOf(isOfType),
    /** Of these, the messages of each contract's last invoice. A statement of its own, which the others do not plan. */
    pageOfLastInvoices: pageOf(and(isOfType, isOfLastInvoice)),

    types: queries
      .selectDistinct({ type: messages.type })
      .from(messages)
      .where(and(isOfVendor, isAddressed))
      .orderBy(messages.type)
      .prepare(namedByConnection),

    /** The message with `type` and `id`. */
    find: queries
      .select({
        ...listed,
        body: messages.body,
        isUnread: isUnread(messages.id),
        files: filesIn(queries, 'message', messages),
      })
      .from(messages)
      .where(and(isOfVendor, eq(messages.id, at('id')), isOfType, isAddressed))
      .prepare(namedByConnection),
  }
}
