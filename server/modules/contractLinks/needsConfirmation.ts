import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/Database.ts'
import { roles } from '../accounts/tables.ts'
import { vendors } from '../vendors/tables.ts'

/**
 * Whether the vendor has to confirm a role that a person chose for themselves: a bill proves who pays, and
 * not who owns, so that a role with a vote is only confirmed by the vendor.
 */
export async function needsConfirmation(tx: Transaction, vendorId: number, roleId: number): Promise<boolean> {
  const [vendor] = await tx
    .select({ confirmsRoles: vendors.confirmsRoles })
    .from(vendors)
    .where(eq(vendors.id, vendorId))
  const [role] = await tx.select({ permissions: roles.permissions }).from(roles).where(eq(roles.id, roleId))
  return vendor?.confirmsRoles !== false && role?.permissions.includes('vote') === true
}
