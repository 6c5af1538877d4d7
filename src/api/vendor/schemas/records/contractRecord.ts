import * as z from 'zod/mini'
import { linkRoles } from '../../../rules/linkRoles.ts'
import { described, EmailAddress, record, SourceId, text, YesNo } from '../values.ts'

export const ContractObjectRecord = z.strictObject({
  sourceId: described('The vendor’s own key of the object', SourceId),
  address: described('Address with the number of the flat', text(300)),
  isActive: described(
    'Whether the contract still covers it; without the field it does',
    z._default(YesNo, true),
  ),
})

export const InvitationRecord = z.strictObject({
  email: described('E-mail address', EmailAddress),
  firstName: described('First name', text(255)),
  lastName: described('Last name', text(255)),
  role: described(
    'What the person is of the contract',
    z._default(z.enum(linkRoles.map(({ externalName }) => externalName)), 'owner'),
  ),
})

/**
 * A contract with its objects. Its number, together with the number and amount of the newest invoice, is
 * what a person must know to link it; an invitation links it without that.
 */
export const ContractRecord = z.strictObject({
  ...record,
  organization: described('sourceId of the organization', SourceId),
  house: described('sourceId of the house', z.optional(SourceId)),
  number: described('Number of the contract, unique per vendor', text(50)),
  isActive: described('Whether the contract runs; without the field it does', z._default(YesNo, true)),
  objects: described(
    'Flats, garages and other places of the contract',
    z._default(
      z.array(ContractObjectRecord).check(
        z.maxLength(100),
        z.refine(objects => new Set(objects.map(({ sourceId }) => sourceId)).size === objects.length),
      ),
      [],
    ),
  ),
  invitations: described(
    'People who get the contract into their account, once, and a mail with a link that sets a password; a person who left is invited again only after a record without the invitation',
    z._default(z.array(InvitationRecord).check(z.maxLength(20)), []),
  ),
})
export type ContractRecord = z.infer<typeof ContractRecord>
