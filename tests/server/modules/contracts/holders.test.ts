import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { confirmHolder } from '../../../../server/modules/contractLinks/confirmHolder.ts'
import { holdersOf } from '../../../../server/modules/contractLinks/holdersOf.ts'
import { unlink } from '../../../../server/modules/contractLinks/unlink.ts'
import { userContracts } from '../../../../server/modules/contracts/tables.ts'
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
})
