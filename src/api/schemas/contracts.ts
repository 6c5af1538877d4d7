import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { data, Id } from './primitives.ts'

/** The resident's own name of a contract. */
export const ContractName = z.object({ id: Id, name: z.string() })

export const ContractObject = z.object({ id: Id, address: z.string(), isActive: z.boolean() })

/** A resident's contract with an organization. `username` is the contract number, shown as "#100234". */
export const Contract = z.object({
  id: Id,
  organizationId: Id,
  username: z.string(),
  isActive: z.boolean(),
  roleIds: z.array(Id),
  /** Those of `roleIds` that the vendor has not confirmed yet; they have no vote. */
  unconfirmedRoleIds: z.optional(z.array(Id)),
  contractName: z.nullable(ContractName),
  objects: z.array(ContractObject),
})
export type Contract = z.infer<typeof Contract>

/** The body that names a contract (CON-5). */
export const ContractNameBody = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'validation.required'),
      z.maxLength(limits.contractName.max, 'validation.name_long'),
    ),
})

export const ContractNameAnswer = data(ContractName)

/** Unread ids and categories, by module of a contract (MSG-4). */
export const unreadModules = [
  'invoice',
  'yearlyReports',
  'helpDeskTasks',
  'messages',
  'calculation',
  'newsMessages',
  'personalMessages',
  'plannedWork',
  'meters',
  'polls',
] as const

export const Unreads = z.object(
  Object.fromEntries(unreadModules.map(module => [module, z.array(Id)])) as Record<
    (typeof unreadModules)[number],
    z.ZodMiniArray<typeof Id>
  >,
)
export const UnreadsAnswer = data(Unreads)
