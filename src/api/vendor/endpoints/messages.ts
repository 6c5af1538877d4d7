import * as z from 'zod/mini'
import { endpoint } from '../../endpoints/endpoint.ts'
import { SourceParam } from '../schemas/shared.ts'

/** What staff do with a message besides writing its record. */
export const messageActions = {
  withdraw: endpoint({
    method: 'DELETE',
    path: 'messages/{sourceId}',
    access: 'vendor',
    summary: 'Withdraws a message with its files, also from the pages that are open',
    params: z.object({ sourceId: SourceParam }),
    answer: 'none',
  }),
} as const
