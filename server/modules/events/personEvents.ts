import type { Transaction } from '../../database/Database.ts'
import { eq, sql } from '../../database/drizzle.ts'
import type { PersonEvents } from '../accounts/AccountServices.ts'
import { isHeld } from '../contracts/heldContracts.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { recordEvent } from './recordEvent.ts'
import { vendorEvents } from './tables.ts'

const contractsOf = (tx: Transaction, userId: number) =>
  tx
    .selectDistinct({
      vendorId: contracts.vendorId,
      number: contracts.username,
      sourceId: contracts.sourceId,
    })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .where(eq(userContracts.userId, userId))
    .orderBy(contracts.vendorId, contracts.username)

/** Events about an account, one for each vendor with which the person has a contract. */
export const personEvents: PersonEvents = {
  async consentChanged(tx, userId, consents, at) {
    const vendorIds = new Set((await contractsOf(tx, userId)).map(({ vendorId }) => vendorId))
    for (const vendorId of vendorIds)
      await recordEvent(tx, 'consent.changed', { vendorId, userId }, { consents }, at)
  },

  async accountDeleted(tx, userId, at) {
    await tx
      .update(vendorEvents)
      .set({
        data: sql`${vendorEvents.data}
          || jsonb_build_object('person', jsonb_build_object('id', ${userId}::integer, 'firstName', null, 'lastName', null, 'email', null))
          || coalesce((select jsonb_object_agg(field, null) from jsonb_object_keys(${vendorEvents.data}) as field
              where field in ('message', 'phone', 'email', 'comment', 'forwardingAddress')), '{}')`,
      })
      .where(eq(vendorEvents.userId, userId))
    const byVendor = Map.groupBy(await contractsOf(tx, userId), ({ vendorId }) => vendorId)
    for (const [vendorId, rows] of byVendor)
      await tx.insert(vendorEvents).values({
        vendorId,
        type: 'account.deleted',
        at,
        data: {
          person: { id: userId },
          contracts: rows.map(({ number, sourceId }) => ({ number, sourceId })),
        },
      })
  },
}
