import { endpoint } from './endpoint.ts'

/** Events `change`, each with a Change as data; comments are heartbeats. */
export const changeEvents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'changes',
  access: 'user',
  summary:
    'What staff change in the user’s contracts, as it happens, where the caller accepts text/event-stream',
  answer: 'file',
})
