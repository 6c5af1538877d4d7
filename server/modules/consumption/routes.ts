import { dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { listConsumption } from './listConsumption.ts'

/** Consumption of a contract (CNS-1, CNS-3). */
export const consumptionRoutes = ({ database, clock }: CoreServices): Routes['consumption'] => ({
  async contractConsumption({ contract, locale }) {
    const today = dayIn(contract.timeZone, clock())
    return {
      data: await listConsumption(database.queries, { contract, today, locale }),
    }
  },
})
