import { centsText } from '../../../src/api/rules/money.ts'
import { addDays, dayIn } from '../../common/days.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { serviceName } from '../invoices/serviceNames.ts'
import { houseQueries } from './houseQueries.ts'

/** Number of months of the fund, and of cleaning days, in an answer. */
const fundMonthCount = 24
const cleaningDays = 8

/** Returns the next days with one of the weekdays; 1 is Monday. */
function nextDays(today: string, weekdays: readonly number[]): string[] {
  const days = Array.from({ length: 7 * cleaningDays }, (_, index) => addDays(today, index))
  return days
    .filter(day => weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7))
    .slice(0, cleaningDays)
}

/** The building of a contract and its services (HOU-1, BIL-5, BIL-6). */
export function houseRoutes({ database, clock }: CoreServices): Routes['house'] {
  const { houseOf, servicesOf, fundMonths, billedCodes } = houseQueries(database.queries)

  return {
    async myHouse({ contract, locale }) {
      const house = await houseOf(contract)
      if (!house)
        return { data: { address: null, manager: null, services: [], fund: null, cleaningDays: [] } }
      const services = await servicesOf(house)
      const months = await fundMonths(house, fundMonthCount)
      const [newestMonth] = months
      return {
        data: {
          address: house.address,
          manager: house.managerName
            ? {
                name: house.managerName,
                phone: house.managerPhone,
                email: house.managerEmail,
                hours: house.managerHours,
              }
            : null,
          services: services.map(({ serviceCode: code, provider, phone }) => ({
            code,
            name: serviceName(code, locale),
            provider,
            phone,
          })),
          fund: newestMonth
            ? {
                balance: centsText(newestMonth.balanceCents),
                currency: newestMonth.currency,
                history: months
                  .map(({ month, balanceCents }) => ({
                    month: month.slice(0, 7),
                    balance: centsText(balanceCents),
                  }))
                  .reverse(),
              }
            : null,
          cleaningDays: nextDays(dayIn(contract.timeZone, clock()), house.cleaningWeekdays),
        },
      }
    },

    async billOperations({ contract }) {
      return { data: (await billedCodes(contract)).map(typeCode => ({ typeCode })) }
    },

    async contractServices({ contract, locale }) {
      const house = await houseOf(contract)
      const providers = house ? await servicesOf(house) : []
      return {
        data: (await billedCodes(contract)).map(code => ({
          code,
          name: serviceName(code, locale),
          provider: providers.find(({ serviceCode }) => serviceCode === code)?.provider ?? null,
        })),
      }
    },
  }
}
