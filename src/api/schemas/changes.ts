import * as z from 'zod/mini'
import { Id } from './primitives.ts'

/** Parts of a page that staff can change while it is open. */
export const changeTopics = [
  'consumption',
  'contracts',
  'invoices',
  'documents',
  'holders',
  'house',
  'messages',
  'meters',
  'offers',
  'organizations',
  'outages',
  'polls',
  'requests',
] as const
export type ChangeTopic = (typeof changeTopics)[number]

/** A change of a contract, or of all contracts if null. */
export const Change = z.object({ topic: z.string(), contractId: z.nullable(Id) })
export type Change = z.infer<typeof Change>
