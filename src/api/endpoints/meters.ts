import * as z from 'zod/mini'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import {
  DeclarationAnswer,
  DeclarationBody,
  DeclarationPeriodAnswer,
  DeclarationsAvailableAnswer,
  MeterHistoryAnswer,
  MetersAnswer,
  MetersQuery,
} from '../schemas/meters.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })
const meter = z.object({ contract: IdText, meter: IdText })

export const meters = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/meters',
  access: 'contract',
  permission: 'meters',
  summary: 'Meters of a contract, of one object where it is named (MET-6)',
  params: contract,
  query: MetersQuery,
  answer: MetersAnswer,
})

export const meterHistory = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/meters/history',
  access: 'contract',
  permission: 'meters',
  summary: 'Declared readings, newest first',
  params: contract,
  query: MetersQuery,
  answer: MeterHistoryAnswer,
})

export const meterReadings = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/meters/{meter}/readings',
  access: 'contract',
  permission: 'meters',
  summary: 'Declared readings of one meter, newest first',
  params: meter,
  answer: MeterHistoryAnswer,
})

export const declare = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/meters/{meter}/declarations',
  access: 'contract',
  permission: 'declare',
  summary: 'Declares a reading, once a meter and window (MET-2, MET-3); takes an Idempotency-Key',
  params: meter,
  body: DeclarationBody,
  answer: DeclarationAnswer,
  successes: [201, 200],
  idempotencyKey: true,
})

export const readingPhotoUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/meters/{meter}/readings/{reading}/photo-url',
  access: 'contract',
  permission: 'meters',
  summary: 'A short-lived address of the photo that the person sent with a reading',
  params: z.object({ contract: IdText, meter: IdText, reading: IdText }),
  answer: FileUrlAnswer,
})

export const declarationPeriod = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'meters/declarations/period',
  access: 'user',
  summary: "The window for declaring, by the server's clock (MET-5)",
  query: z.object({ contractId: z.optional(IdText) }),
  answer: DeclarationPeriodAnswer,
  errors: ['not_found'],
})

export const declarationsAvailable = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/declarations/available',
  access: 'contract',
  permission: 'meters',
  summary: 'Whether anything can be declared now (MET-4)',
  params: contract,
  answer: DeclarationsAvailableAnswer,
})
