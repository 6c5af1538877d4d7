import { CurrentEventsAnswer, CurrentEventsQuery } from '../schemas/dashboard.ts'
import { endpoint } from './endpoint.ts'

export const currentEvents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'current-events',
  access: 'user',
  summary: 'What the person should know now, of all contracts or of one (SVC-4)',
  query: CurrentEventsQuery,
  answer: CurrentEventsAnswer,
  errors: ['not_found'],
})
