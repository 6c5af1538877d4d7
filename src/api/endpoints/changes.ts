import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Events `change`, each with a Change as data; comments are heartbeats. With `since` also those of the last seconds, because
 * a page loads its data before it connects.
 */
export const changeEvents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'changes',
  access: 'user',
  summary:
    'What staff change in the user’s contracts, as it happens, where the caller accepts text/event-stream',
  query: z.object({ since: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))) }),
  answer: 'file',
  mediaTypes: ['text/event-stream'],
})
