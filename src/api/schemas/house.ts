import * as z from 'zod/mini'
import { Day, data, Money, Month } from './primitives.ts'

/** My house: manager, services, fund and cleaning days (HOU-1). Unknown values are null or empty. */
export const MyHouseAnswer = data(
  z.object({
    address: z.nullable(z.string()),
    manager: z.nullable(
      z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        email: z.nullable(z.string()),
        hours: z.nullable(z.string()),
      }),
    ),
    services: z.array(
      z.object({ code: z.string(), name: z.string(), provider: z.string(), phone: z.nullable(z.string()) }),
    ),
    fund: z.nullable(
      z.object({
        balance: Money,
        currency: z.string(),
        /** Balances at the end of each of the last 24 months, oldest first. */
        history: z.array(z.object({ month: Month, balance: Money })),
      }),
    ),
    /** Next cleaning days of the stairwells, including today. */
    cleaningDays: z.array(Day),
  }),
)

/** Which services are billed to a contract (BIL-5). */
export const BillOperationsAnswer = data(z.array(z.object({ typeCode: z.string() })))

/** Services of the contract with names in the language of the call (BIL-6). */
export const ContractServicesAnswer = data(
  z.array(z.object({ code: z.string(), name: z.string(), provider: z.nullable(z.string()) })),
)
