import * as z from 'zod/mini'
import { Email } from '../../schemas/auth.ts'
import { Day, data, Id, IdText, Moment, RealDay } from '../../schemas/primitives.ts'
import { Person, SourceParam } from './shared.ts'
import { SourceId, text } from './values.ts'

export const ProxiesParams = z.object({ sourceId: SourceParam })
export const ProxyParams = z.object({ sourceId: SourceParam, proxy: IdText })

/** A written authorisation that staff have seen. */
export const ProxyBody = z.strictObject({
  /** Account of the authorised person, a resident of the vendor. */
  email: Email,
  /** sourceId of the poll; without it, all polls of the contract. */
  poll: z.optional(SourceId),
  number: text(100),
  signedOn: RealDay,
  /** Its last day. */
  validUntil: RealDay,
})

/** A proxy: who votes for a contract by a written authorisation. */
export const ContractProxy = z.object({
  id: Id,
  /** Null once the account is deleted. */
  person: z.nullable(Person),
  /** sourceId of the poll; null for all polls of the contract. */
  poll: z.nullable(z.string()),
  number: z.string(),
  signedOn: Day,
  validUntil: Day,
  /** Null while it is not revoked. */
  revokedAt: z.nullable(Moment),
})
export const ProxyAnswer = data(ContractProxy)
export const ProxiesAnswer = data(z.array(ContractProxy))
