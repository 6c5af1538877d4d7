import * as z from 'zod/mini'
import { ClientRegisterAnswer, ClientRegisterBody, HouseAddressesAnswer } from '../schemas/clientRegister.ts'
import { Slug } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const clientRegister = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'client-register',
  access: 'anyone',
  capability: 'client-form',
  summary: 'Sends the data of a new owner (CDF-1)',
  body: ClientRegisterBody,
  answer: ClientRegisterAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: ['forbidden', 'rate_limited'],
})

export const houseAddresses = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'client-register/addresses',
  access: 'anyone',
  capability: 'client-form',
  summary: 'Addresses of the houses a vendor looks after that begin alike, to help with typing one',
  query: z.object({ vendor: Slug, search: z.string().check(z.trim(), z.minLength(3), z.maxLength(100)) }),
  answer: HouseAddressesAnswer,
  errors: ['rate_limited'],
})
