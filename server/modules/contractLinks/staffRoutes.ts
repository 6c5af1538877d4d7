import { and, eq } from 'drizzle-orm'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { VendorRoutes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { roles, users } from '../accounts/tables.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { unlink } from './unlink.ts'

/** People who linked a contract, as the vendor's staff confirm or remove them (EVT-6). */
export function staffHoldersRoutes({
  database: { queries },
  clock,
}: Pick<CoreServices, 'database' | 'clock'>): VendorRoutes['holders'] {
  const contractOf = async (vendorId: number, sourceId: string) => {
    const [contract] = await queries
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.vendorId, vendorId), eq(contracts.sourceId, sourceId)))
    if (!contract) throw new HttpError('not_found')
    return contract.id
  }
  const isHolding = (contractId: number, userId: number) =>
    and(eq(userContracts.contractId, contractId), eq(userContracts.userId, userId))

  return {
    async list({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      return {
        data: await queries
          .select({
            person: {
              id: users.id,
              firstName: users.firstName,
              lastName: users.lastName,
              email: users.email,
            },
            role: roles.externalName,
            isConfirmed: userContracts.isConfirmed,
          })
          .from(userContracts)
          .innerJoin(users, eq(users.id, userContracts.userId))
          .innerJoin(roles, eq(roles.id, userContracts.roleId))
          .where(eq(userContracts.contractId, contractId))
          .orderBy(users.id, roles.id),
      }
    },

    async confirm({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      const confirmed = await queries
        .update(userContracts)
        .set({ isConfirmed: true })
        .where(isHolding(contractId, params.person))
        .returning({ userId: userContracts.userId })
      if (confirmed.length === 0) throw new HttpError('not_found')
    },

    async remove({ vendor, params }) {
      const contractId = await contractOf(vendor.id, params.sourceId)
      await queries.transaction(async tx => {
        const [holder] = await tx.select().from(userContracts).where(isHolding(contractId, params.person))
        if (!holder) throw new HttpError('not_found')
        await unlink(tx, { userId: params.person, vendorId: vendor.id, contractId }, clock())
      })
    },
  }
}
