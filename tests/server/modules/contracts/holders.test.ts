import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Transaction } from '../../../../server/database/Database.ts'
import { userRoles, users } from '../../../../server/modules/accounts/tables.ts'
import { confirmHolder } from '../../../../server/modules/contractLinks/confirmHolder.ts'
import { holdersOf } from '../../../../server/modules/contractLinks/holdersOf.ts'
import { unlink } from '../../../../server/modules/contractLinks/unlink.ts'
import { contracts, userContracts } from '../../../../server/modules/contracts/tables.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

onEachDatabase('People who hold a contract', server => {
  test('EVT-6: are listed, confirmed and removed under the contract’s vendor only', async () => {
    const { database, clock } = server()
    const { queries } = database
    const [held] = await queries.select().from(userContracts).where(eq(userContracts.vendorId, 1)).limit(1)
    if (!held) throw new Error('The seed has a contract that somebody holds.')
    const { userId, vendorId, contractId } = held
    const contract = { id: contractId, vendorId }
    const foreign = { id: contractId, vendorId: 2 }

    expect(await holdersOf(queries, foreign)).toEqual([])
    expect(await holdersOf(queries, contract)).not.toEqual([])
    expect(await confirmHolder(queries, foreign, userId)).toBe(false)
    expect(await confirmHolder(queries, contract, userId)).toBe(true)
    const remove = (vendor: number) =>
      queries.transaction(tx => unlink(tx, { userId, vendorId: vendor, contractId }, clock.now))
    expect(await remove(2)).toBe(false)
    expect(await remove(vendorId)).toBe(true)
    expect(await remove(vendorId)).toBe(false)
  })

  test('PER-3: a role that is given while the last contract in it is unlinked stays', async () => {
    const { database, clock } = server()
    const { queries } = database
    const [person] = await queries.select().from(users).where(eq(users.email, 'empty@example.com'))
    const userId = person?.id ?? 0
    const roleId = 3
    const [first, second] = await queries.select().from(contracts).where(eq(contracts.vendorId, 2)).limit(2)
    if (!first || !second) throw new Error('The seed has two contracts of a vendor.')
    const holding = ({ id, vendorId }: typeof first) => ({ userId, vendorId, contractId: id })
    const give = async (tx: Transaction, contract: typeof first) => {
      await tx.insert(userContracts).values({ ...holding(contract), roleId })
      await tx.insert(userRoles).values({ userId, roleId }).onConflictDoNothing()
    }
    await queries.transaction(tx => give(tx, first))
    let unlinking: Promise<boolean> | undefined
    await queries.transaction(async tx => {
      await give(tx, second)
      unlinking = queries.transaction(other => unlink(other, holding(first), clock.now))
      await Promise.race([unlinking, setTimeout(300)])
    })
    expect(await unlinking).toBe(true)
    const held = await queries.select().from(userRoles).where(eq(userRoles.userId, userId))
    expect(held).toEqual([{ userId, roleId }])
  })
})
