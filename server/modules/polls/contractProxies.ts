import type * as z from 'zod/mini'
import type { ContractProxy, ProxyBody } from '../../../src/api/vendor/schemas/proxies.ts'
import { dayIn } from '../../common/days.ts'
import { and, desc, eq, isNull } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { isRow } from '../../database/isRow.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { HttpError } from '../../http/HttpError.ts'
import { invalidField } from '../../http/invalidField.ts'
import { personFields } from '../accounts/personFields.ts'
import { hasEmail, users } from '../accounts/tables.ts'
import { recordChange } from '../changes/recordChange.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contractsPermitted } from '../contracts/permitted.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { pollParticipants, pollProxies, polls } from './tables.ts'

/** Proxies of contracts, which staff enter once they have seen the written authorisation (VOT-8). */
export function contractProxies({ clock, database: { queries } }: Pick<CoreServices, 'clock' | 'database'>) {
  const contractOf = async (vendorId: number, sourceId: string) => {
    const [row] = await queries
      .select({
        id: contracts.id,
        vendorId: contracts.vendorId,
        organizationId: contracts.organizationId,
        timeZone: vendors.timeZone,
      })
      .from(contracts)
      .innerJoin(vendors, eq(vendors.id, contracts.vendorId))
      .where(and(eq(contracts.vendorId, vendorId), eq(contracts.sourceId, sourceId)))
    if (!row) throw new HttpError('not_found')
    return row
  }

  /** @throws HttpError validation_failed if the person is unknown, holds the contract, or votes for none of the vendor's */
  const personOf = async (contract: ContractKey, email: string): Promise<number> => {
    const [person] = await queries.select({ id: users.id }).from(users).where(hasEmail(email))
    if (!person) throw invalidField('email')
    const { vendorId } = contract
    const votesFor = await contractsPermitted(queries, { userId: person.id, vendorId }, 'vote')
    const [holder] = await queries
      .select({ userId: userContracts.userId })
      .from(userContracts)
      .where(and(isOfContract(userContracts, contract), eq(userContracts.userId, person.id)))
    if (votesFor.length === 0 || holder) throw invalidField('email')
    return person.id
  }

  /** @throws HttpError validation_failed if the contract takes no part in the poll */
  const pollOf = async (contract: ContractKey, sourceId: string): Promise<number> => {
    const [poll] = await queries
      .select({ id: polls.id })
      .from(polls)
      .innerJoin(pollParticipants, isParent(polls, pollParticipants, pollParticipants.pollId))
      .where(and(isOfContract(pollParticipants, contract), eq(polls.sourceId, sourceId)))
    if (!poll) throw invalidField('poll')
    return poll.id
  }

  const read = async (contract: ContractKey, only?: number): Promise<z.output<typeof ContractProxy>[]> => {
    const rows = await queries
      .select({
        proxy: pollProxies,
        poll: polls.sourceId,
        person: personFields,
      })
      .from(pollProxies)
      .leftJoin(polls, isParent(polls, pollProxies, pollProxies.pollId))
      .leftJoin(users, eq(users.id, pollProxies.userId))
      .where(
        and(isOfContract(pollProxies, contract), only === undefined ? undefined : eq(pollProxies.id, only)),
      )
      .orderBy(desc(pollProxies.id))
    return rows.map(({ proxy: { id, number, signedOn, validUntil, revokedAt }, poll, person }) => ({
      id,
      person,
      poll,
      number,
      signedOn,
      validUntil,
      revokedAt: revokedAt?.toISOString() ?? null,
    }))
  }

  return {
    /** All that were entered, newest first. @throws HttpError not_found */
    list: async (vendorId: number, sourceId: string) => read(await contractOf(vendorId, sourceId)),

    /**
     * Enters a proxy; the same one again answers the stored one.
     * @throws HttpError not_found, validation_failed, or poll_update_not_allowed if the document is entered otherwise
     */
    async enter(
      vendorId: number,
      sourceId: string,
      { email, poll, number, signedOn, validUntil }: z.output<typeof ProxyBody>,
    ) {
      const { timeZone, organizationId, ...contract } = await contractOf(vendorId, sourceId)
      const today = dayIn(timeZone, clock())
      if (signedOn > today) throw invalidField('signedOn')
      if (validUntil < today || validUntil < signedOn) throw invalidField('validUntil')
      const userId = await personOf(contract, email)
      const pollId = poll === undefined ? null : await pollOf(contract, poll)
      const row = { vendorId: contract.vendorId, contractId: contract.id, number }
      const stored = await queries.transaction(async tx => {
        const [inserted] = await tx
          .insert(pollProxies)
          .values({ ...row, pollId, userId, signedOn, validUntil, at: clock() })
          .onConflictDoNothing()
          .returning()
        if (inserted) await recordChange(tx, { vendorId: row.vendorId, organizationId, topic: 'polls' })
        return inserted
      })
      const [same] = stored
        ? [stored]
        : await queries
            .select()
            .from(pollProxies)
            .where(
              and(
                isOfContract(pollProxies, contract),
                eq(pollProxies.number, number),
                isNull(pollProxies.revokedAt),
              ),
            )
      const isSame =
        same &&
        same.userId === userId &&
        same.pollId === pollId &&
        same.signedOn === signedOn &&
        same.validUntil === validUntil
      const [data] = isSame ? await read(contract, same.id) : []
      if (!data)
        throw new HttpError('poll_update_not_allowed', {
          message: `The authorisation ${number} of this contract is entered already, with other details. Revoke that one first.`,
        })
      return data
    },

    /**
     * Ends a proxy; a vote that it cast stays.
     * @throws HttpError not_found
     */
    async revoke(vendorId: number, sourceId: string, id: number): Promise<void> {
      const { id: contractId, organizationId } = await contractOf(vendorId, sourceId)
      const proxy = { id, vendorId }
      await queries.transaction(async tx => {
        const isProxy = and(isRow(pollProxies, proxy), eq(pollProxies.contractId, contractId))
        const [row] = await tx.select().from(pollProxies).where(isProxy).for('update')
        if (!row) throw new HttpError('not_found')
        if (row.revokedAt) return
        await tx.update(pollProxies).set({ revokedAt: clock() }).where(isProxy)
        await recordChange(tx, { vendorId, organizationId, topic: 'polls' })
      })
    },
  }
}
