import type { Queries } from '../../database/Database.ts'
import { and, inArray, isNull, type SQL, sql } from '../../database/drizzle.ts'
import { unionAll } from '../../database/drizzlePgCore.ts'
import { isAmong, isOfVendors } from '../contracts/isOfSession.ts'
import { contracts } from '../contracts/tables.ts'
import { messages } from './tables.ts'

const contractIds = sql.placeholder('contractIds')
const vendorIds = sql.placeholder('vendorIds')

/** SQL condition: the message is of a vendor of the parameter `vendorIds`. */
export const isOfVendor = isOfVendors(messages.vendorId, vendorIds)

/** SQL condition: the message is to a contract of the parameter `contractIds`. */
export const isToContract = isAmong(messages.contractId, contractIds)

/** SQL condition: the message is to all contracts of an organization of those contracts. */
export const isToAll = (queries: Queries) =>
  and(
    isNull(messages.contractId),
    inArray(
      messages.organizationId,
      queries
        .select({ id: contracts.organizationId })
        .from(contracts)
        .where(and(isOfVendors(contracts.vendorId, vendorIds), isAmong(contracts.id, contractIds))),
    ),
  )

/** What lists show of a message. */
export const listed = {
  id: messages.id,
  vendorId: messages.vendorId,
  type: messages.type,
  contractId: messages.contractId,
  date: messages.date,
  topic: messages.topic,
  object: messages.object,
  plannedWork: messages.plannedWork,
}

/** Messages to contracts and to all of their organizations, as two parts, because each has an index of its own. */
export function addressedMessages(queries: Queries, condition: SQL | undefined) {
  const part = (isTo: SQL | undefined) =>
    queries
      .select(listed)
      .from(messages)
      .where(and(isOfVendor, isTo, condition))
  return unionAll(part(isToContract), part(isToAll(queries)))
}
