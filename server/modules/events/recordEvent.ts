import type { VendorEventData, VendorEventType } from '../../../src/api/vendor/schemas/events.ts'
import type { Transaction } from '../../database/Database.ts'
import { type SQL, sql } from '../../database/drizzle.ts'
import { users } from '../accounts/tables.ts'
import { contracts } from '../contracts/tables.ts'
import { vendorEvents } from './tables.ts'

interface Subject {
  readonly vendorId: number
  readonly contractId?: number | undefined
  readonly userId?: number | undefined
}

const contractJson = ({ vendorId, contractId }: Subject): SQL =>
  contractId === undefined
    ? sql`null`
    : sql`(select jsonb_build_object('number', ${contracts.username}, 'sourceId', ${contracts.sourceId}) from ${contracts} where ${contracts.vendorId} = ${vendorId} and ${contracts.id} = ${contractId})`

const personJson = (userId: number | undefined): SQL =>
  userId === undefined
    ? sql`null`
    : sql`(select jsonb_build_object('id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}, 'email', ${users.email}) from ${users} where ${users.id} = ${userId})`

/** Adds the numbers of contract and person to an event's data. */
const withSubject = (subject: Subject, data: object): SQL =>
  sql`jsonb_build_object('contract', ${contractJson(subject)}, 'person', ${personJson(subject.userId)}) || ${JSON.stringify(data)}::jsonb`

/**
 * Writes an event for the vendor in the transaction that it reports, so that there is never one without
 * the other. It takes no lock that another event would wait for.
 * @param subject contract and person, which are added to the data
 */
export async function recordEvent<Type extends VendorEventType>(
  tx: Transaction,
  type: Type,
  subject: Subject,
  data: Omit<VendorEventData<Type>, 'contract' | 'person'>,
  at: Date,
): Promise<void> {
  const { vendorId, contractId = null, userId = null } = subject
  await tx
    .insert(vendorEvents)
    .values({ vendorId, type, contractId, userId, at, data: withSubject(subject, data) })
}
