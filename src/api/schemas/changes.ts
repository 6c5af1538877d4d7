import * as z from 'zod/mini'
import { Id } from './primitives.ts'

/** Parts of a page that staff can change while it is open. */
export const changeTopics = [
  'invoices',
  'documents',
  'messages',
  'meters',
  'offers',
  'polls',
  'requests',
] as const

/** A change of a contract, or of all contracts if null. */
export const Change = z.object({ topic: z.string(), contractId: z.nullable(Id) })
export type Change = z.infer<typeof Change>
