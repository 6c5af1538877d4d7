import * as z from 'zod/mini'
import { linkRoles } from '../../../rules/linkRoles.ts'
import { Email, Flag, record, SourceId, text } from '../values.ts'

/**
 * A contract with its objects. Its number, together with the number and amount of the newest invoice, is
 * what a person must know to link it; an invitation links it without that.
 */
export const ContractRecord = z.strictObject({
  ...record,
  organization: SourceId,
  house: z.optional(SourceId),
  /** Unique per vendor. */
  number: text(50),
  isActive: z._default(Flag, true),
  objects: z._default(
    z
      .array(z.strictObject({ sourceId: SourceId, address: text(300), isActive: z._default(Flag, true) }))
      .check(
        z.maxLength(100),
        z.refine(objects => new Set(objects.map(({ sourceId }) => sourceId)).size === objects.length),
      ),
    [],
  ),
  /** People who get the contract into their account, and a mail with a link that sets a password. */
  invitations: z._default(
    z
      .array(
        z.strictObject({
          email: Email,
          firstName: text(255),
          lastName: text(255),
          role: z._default(z.enum(linkRoles.map(({ externalName }) => externalName)), 'owner'),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
})
export type ContractRecord = z.infer<typeof ContractRecord>
