import * as z from 'zod/mini'
import { BillOperationsAnswer, ContractServicesAnswer, MyHouseAnswer } from '../schemas/house.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const myHouse = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/my-house',
  access: 'contract',
  permission: 'house',
  summary: 'Manager, services, fund and cleaning days (HOU-1)',
  params: contract,
  answer: MyHouseAnswer,
})

export const billOperations = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/bill-operations',
  access: 'contract',
  permission: 'bills',
  summary: 'Services that are billed to the contract (BIL-5)',
  params: contract,
  answer: BillOperationsAnswer,
})

export const contractServices = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/services',
  access: 'contract',
  permission: 'bills',
  summary: 'Services of the contract with their names (BIL-6)',
  params: contract,
  answer: ContractServicesAnswer,
})
