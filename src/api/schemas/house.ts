import * as z from 'zod/mini'
import { Day, data, Money, Month } from './primitives.ts'

export const HouseManager = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
})

export const HouseService = z.object({
  code: z.string(),
  name: z.string(),
  provider: z.string(),
  phone: z.nullable(z.string()),
})

export const FundBalance = z.object({ month: Month, balance: Money })

export const HouseFund = z.object({
  balance: Money,
  currency: z.string(),
  /** Balances at the end of each of the last 24 months, oldest first. */
  history: z.array(FundBalance),
})

/** My house: manager, services, fund and cleaning days (HOU-1). Unknown values are null or empty. */
export const MyHouse = z.object({
  address: z.nullable(z.string()),
  manager: z.nullable(HouseManager),
  services: z.array(HouseService),
  fund: z.nullable(HouseFund),
  /** Next cleaning days of the stairwells, including today. */
  cleaningDays: z.array(Day),
})
export const MyHouseAnswer = data(MyHouse)

/** Which services are billed to a contract (BIL-5). */
export const BillOperation = z.object({ typeCode: z.string() })
export const BillOperationsAnswer = data(z.array(BillOperation))

/** A service of the contract with its name in the language of the call (BIL-6). */
export const ContractService = z.object({
  code: z.string(),
  name: z.string(),
  provider: z.nullable(z.string()),
})
export const ContractServicesAnswer = data(z.array(ContractService))
