import * as z from 'zod/mini'
import { IdText } from '../../schemas/primitives.ts'
import { Person, SourceParam } from './shared.ts'

export const HoldersParams = z.object({ sourceId: SourceParam })
export const HolderParams = z.object({ sourceId: SourceParam, person: IdText })

/** A person who has the contract in the account, with one role. */
export const Holder = z.object({
  person: Person,
  role: z.string(),
  /** Whether a role with a vote may vote. */
  isConfirmed: z.boolean(),
})
export const HoldersAnswer = z.object({ data: z.array(Holder) })
