import * as z from 'zod/mini'
import { LastReadingsBody, MoveOutAnswer, MoveOutBody } from '../schemas/moveOuts.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const params = z.object({ contract: IdText })

export const moveOut = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/move-out',
  access: 'contract',
  summary: 'Whether and when a contract can be ended, and the newest request to end it (MOV-1, MOV-3)',
  params,
  answer: MoveOutAnswer,
})

export const requestMoveOut = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/move-out',
  access: 'contract',
  permission: 'move-out',
  summary: 'Asks the vendor to end a contract on a day, with last readings; takes an Idempotency-Key (MOV-1)',
  params,
  body: MoveOutBody,
  answer: MoveOutAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: ['move_out_update_not_allowed'],
})

export const giveLastReadings = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/move-out/readings',
  access: 'contract',
  permission: 'move-out',
  summary: 'Gives last readings of a contract that ends, all or none; takes an Idempotency-Key (MOV-2)',
  params,
  body: LastReadingsBody,
  answer: MoveOutAnswer,
  idempotencyKey: true,
  errors: ['move_out_update_not_allowed'],
})

export const withdrawMoveOut = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'contracts/{contract}/move-out',
  access: 'contract',
  permission: 'move-out',
  summary: 'Withdraws the request, until the vendor took it up and until the day (MOV-4)',
  params,
  answer: 'none',
  errors: ['move_out_update_not_allowed'],
})
