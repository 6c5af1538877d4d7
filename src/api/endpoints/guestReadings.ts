import {
  AbsenceBody,
  GuestMetersAnswer,
  GuestMetersBody,
  GuestReadingsAnswer,
  GuestReadingsBody,
  ReadingTermsAnswer,
  ReadingTermsQuery,
} from '../schemas/guestReadings.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

export const readingTerms = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.readingTerms,
  access: 'anyone',
  summary: 'When a vendor takes readings without an account, and what happens if none is given (RDG-3)',
  query: ReadingTermsQuery,
  answer: ReadingTermsAnswer,
  errors: ['not_found'],
})

export const guestMeters = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'guest-readings/meters',
  access: 'anyone',
  summary:
    'Meters of a contract, by its number and newest bill; a wrong guess does not say what was wrong (RDG-2)',
  body: GuestMetersBody,
  answer: GuestMetersAnswer,
  errors: ['forbidden', 'link_not_found', 'rate_limited'],
})

export const submitReadings = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'guest-readings',
  access: 'anyone',
  summary: 'Declares readings without an account, all or none; takes an Idempotency-Key (RDG-1)',
  body: GuestReadingsBody,
  answer: GuestReadingsAnswer,
  successes: [201, 200],
  idempotencyKey: true,
  errors: ['forbidden', 'link_not_found', 'rate_limited'],
})

export const announceAbsence = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'guest-readings/absences',
  access: 'anyone',
  summary: 'Tells a vendor that nobody is at home to read the meters; takes an Idempotency-Key (RDG-4)',
  body: AbsenceBody,
  answer: 'none',
  idempotencyKey: true,
  errors: ['forbidden', 'link_not_found', 'rate_limited'],
})
