import * as z from 'zod/mini'
import { ContractNameAnswer, ContractNameBody, UnreadsAnswer } from '../schemas/contracts.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

const contract = z.object({ contract: IdText })

export const contractUnreads = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/unreads',
  access: 'contract',
  summary: 'What the person has not seen yet, by module',
  params: contract,
  answer: UnreadsAnswer,
})

export const createContractName = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/name',
  access: 'contract',
  summary: 'Names a contract that has no name; answers the present one where it has',
  params: contract,
  body: ContractNameBody,
  answer: ContractNameAnswer,
  successes: [201, 200],
})

export const updateContractName = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'contract-names/{contractName}',
  access: 'contract-name',
  summary: "Changes a contract's name",
  params: z.object({ contractName: IdText }),
  body: ContractNameBody,
  answer: ContractNameAnswer,
})

export const deleteContractName = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'contracts/{contract}/name',
  access: 'contract',
  summary: "Removes a contract's name",
  params: contract,
  answer: 'none',
})
