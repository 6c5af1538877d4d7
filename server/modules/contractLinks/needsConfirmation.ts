import { confirmedPermissions } from '../../../src/api/schemas/permissions.ts'
import type { Transaction } from '../../database/Database.ts'
import { eq } from '../../database/drizzle.ts'
import { roles } from '../accounts/tables.ts'
import { vendors } from '../vendors/tables.ts'

/**
 * Whether the vendor has to confirm a role that a person chose for themselves: a bill proves who pays, and
 * not who owns, so that a role that may vote or end a contract is only confirmed by the vendor.
 */
export async function needsConfirmation(tx: Transaction, vendorId: number, roleId: number): Promise<boolean> {
  const [vendor] = await tx
    .select({ confirmsRoles: vendors.confirmsRoles })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const [role] = await tx.select({ permissions: roles.permissions }).from(roles).where(eq(roles.id, roleId))
  const isConfirmed = role?.permissions.some(permission => confirmedPermissions.includes(permission))
  return vendor?.confirmsRoles !== false && isConfirmed === true
}
