import * as z from 'zod/mini'
import { ConsumptionAnswer } from '../schemas/consumption.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const contractConsumption = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/consumption',
  access: 'contract',
  permission: 'meters',
  summary: 'Monthly use of each service, and where its energy and its price come from (CNS-1, CNS-3)',
  params: z.object({ contract: IdText }),
  answer: ConsumptionAnswer,
})
