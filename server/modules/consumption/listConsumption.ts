import type { Consumption, ServiceConsumption } from '../../../src/api/schemas/consumption.ts'
import { consumptionServices } from '../../../src/api/schemas/consumption.ts'
import type { Locale } from '../../../src/api/schemas/locales.ts'
import { firstOfMonth } from '../../common/days.ts'
import type { Queries } from '../../database/Database.ts'
import { and, desc, eq, gte } from '../../database/drizzle.ts'
import { textIn } from '../../texts/LocalizedText.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { consumptionMonths, energyInformation } from './tables.ts'

/** Months in an answer: two years, so that each month of the last one has its year before. */
const monthCount = 25

interface Of {
  readonly contract: ContractKey & { readonly organizationId: number }
  /** The vendor's calendar day. */
  readonly today: string
  readonly locale: Locale
}

/** Use of each service of a contract, the newest month first (CNS-1), and what belongs to its bills (CNS-3). */
export async function listConsumption(queries: Queries, of: Of): Promise<Consumption> {
  const [months, information] = await Promise.all([
    queries
      .select()
      .from(consumptionMonths)
      .where(
        and(
          isOfContract(consumptionMonths, of.contract),
          gte(consumptionMonths.month, firstOfMonth(of.today, -monthCount)),
        ),
      )
      .orderBy(desc(consumptionMonths.month)),
    queries
      .selectDistinctOn([energyInformation.service])
      .from(energyInformation)
      .where(
        and(
          eq(energyInformation.vendorId, of.contract.vendorId),
          eq(energyInformation.organizationId, of.contract.organizationId),
        ),
      )
      .orderBy(energyInformation.service, desc(energyInformation.year)),
  ])
  const services = consumptionServices.flatMap((service): ServiceConsumption[] => {
    const own = months.filter(each => each.service === service)
    const [newest] = own
    if (!newest) return []
    return [
      {
        service,
        unit: newest.unit,
        category: newest.category && textIn(newest.category, of.locale),
        months: own
          // Values of another unit cannot be compared.
          .filter(({ unit }) => unit === newest.unit)
          .map(({ month, quantity, kwh, readingSource, degreeDays, averageQuantity, averageKwh }) => ({
            month: month.slice(0, 7),
            quantity,
            kwh,
            readingSource,
            degreeDays,
            average: averageQuantity === null ? null : { quantity: averageQuantity, kwh: averageKwh },
          })),
      },
    ]
  })
  return {
    services,
    information: information.map(
      ({ service, year, fuelMix, emissions, priceComponents, contacts, howEstimated }) => ({
        service,
        year,
        fuelMix: fuelMix.map(({ name, percent }) => ({ name: textIn(name, of.locale), percent })),
        emissions,
        priceComponents: priceComponents.map(({ name, ...component }) => ({
          ...component,
          name: textIn(name, of.locale),
        })),
        contacts: contacts.map(({ website = null, phone = null, email = null, ...contact }) => ({
          ...contact,
          website,
          phone,
          email,
        })),
        howEstimated: howEstimated && textIn(howEstimated, of.locale),
      }),
    ),
  }
}
