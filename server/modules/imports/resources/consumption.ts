import { pathOf } from '../../../../src/api/rules/destinations.ts'
import type { Locale } from '../../../../src/api/schemas/locales.ts'
import {
  ConsumptionRecord,
  EnergyInformationRecord,
} from '../../../../src/api/vendor/schemas/records/consumptionRecord.ts'
import { firstOfMonth } from '../../../common/days.ts'
import { sql } from '../../../database/drizzle.ts'
import { formats } from '../../../pdf/drawing.ts'
import { listOf } from '../batches/relation.ts'
import { select } from '../batches/select.ts'
import { type BatchContext, resource, type StoredRow } from '../Resource.ts'
import { contractAudience, organizationAudience } from './audience.ts'
import { mailByConsent } from './mailByConsent.ts'
import { referenceOf } from './referenceId.ts'

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** Older months are history that comes with a first import. */
const mailedMonths = 2

/** Contracts and months, as "17 2026-10", of which a service was known before these rows. */
async function monthsBefore(
  { tx, vendorId }: BatchContext,
  rows: readonly StoredRow<ConsumptionRecord>[],
): Promise<ReadonlySet<string>> {
  const stored = await select<{ key: string }>(
    tx,
    sql`select distinct contract_id || ' ' || to_char(month, 'YYYY-MM') as key from consumption_months
      where vendor_id = ${vendorId} and contract_id in ${listOf(
        'integer',
        rows.map(row => referenceOf(row, 'contract').id),
      )} and id not in ${listOf(
        'integer',
        rows.map(({ id }) => id),
      )}`,
  )
  return new Set(stored.map(({ key }) => key))
}

/** One mail a month and contract, however many services come. It has no figures, because a mail is not private. */
const mailOf = (row: StoredRow<ConsumptionRecord>) => {
  const { id: contractId, parentId: organizationId } = referenceOf(row, 'contract')
  return {
    contractId,
    organizationId,
    kind: 'newConsumption' as const,
    consent: 'transactionalEmail' as const,
    linkTo: (contract: { vendor: string; contract: number }) => pathOf('consumption', contract),
    placeholders: (locale: Locale) => ({ month: formats(locale, 'EUR').month(`${row.record.month}-01`) }),
  }
}

export const consumption = resource<ConsumptionRecord>({
  name: 'consumption',
  table: 'consumption_months',
  schema: ConsumptionRecord,
  references: ({ contract }) => [{ field: 'contract', to: 'contracts', sourceId: contract }],
  change: { topic: 'consumption', audience: contractAudience },
  columns: [
    { name: 'contract_id', type: 'integer', value: row => referenceOf(row, 'contract').id },
    { name: 'service', type: 'text', value: ({ record }) => record.service },
    { name: 'month', type: 'date', value: ({ record }) => `${record.month}-01` },
    { name: 'unit', type: 'text', value: ({ record }) => record.unit },
    { name: 'quantity', type: 'numeric', value: ({ record }) => record.quantity },
    { name: 'kwh', type: 'numeric', value: ({ record }) => record.kwh ?? null },
    { name: 'reading_source', type: 'text', value: ({ record }) => record.readingSource },
    { name: 'degree_days', type: 'numeric', value: ({ record }) => record.degreeDays ?? null },
    { name: 'average_quantity', type: 'numeric', value: ({ record }) => record.average?.quantity ?? null },
    { name: 'average_kwh', type: 'numeric', value: ({ record }) => record.average?.kwh ?? null },
    { name: 'category', type: 'jsonb', value: ({ record }) => json(record.category) },
  ],
  async store(context, rows) {
    const earliest = firstOfMonth(context.now.toISOString().slice(0, 10), -mailedMonths).slice(0, 7)
    const fresh = rows.filter(
      ({ existingId, record }) => existingId === undefined && record.month >= earliest,
    )
    const ofMonth = Map.groupBy(fresh, row => `${referenceOf(row, 'contract').id} ${row.record.month}`)
    const known = await monthsBefore(context, rows)
    const first = [...ofMonth].flatMap(([key, [row]]) => (row && !known.has(key) ? [row] : []))
    await mailByConsent(context, first.map(mailOf))
  },
  async end({ tx }, condition) {
    const ended = await select(tx, sql`delete from consumption_months as t where ${condition} returning 1`)
    return ended.length
  },
})

export const energyInformation = resource<EnergyInformationRecord>({
  name: 'energy-information',
  table: 'energy_information',
  schema: EnergyInformationRecord,
  references: ({ organization }) => [{ field: 'organization', to: 'organizations', sourceId: organization }],
  change: { topic: 'consumption', audience: organizationAudience },
  columns: [
    { name: 'organization_id', type: 'integer', value: row => referenceOf(row, 'organization').id },
    { name: 'service', type: 'text', value: ({ record }) => record.service },
    { name: 'year', type: 'smallint', value: ({ record }) => record.year },
    { name: 'fuel_mix', type: 'jsonb', value: ({ record }) => json(record.fuelMix) },
    { name: 'emissions', type: 'numeric', value: ({ record }) => record.emissions ?? null },
    { name: 'price_components', type: 'jsonb', value: ({ record }) => json(record.priceComponents) },
    { name: 'contacts', type: 'jsonb', value: ({ record }) => json(record.contacts) },
    { name: 'how_estimated', type: 'jsonb', value: ({ record }) => json(record.howEstimated) },
  ],
  async end({ tx }, condition) {
    const ended = await select(tx, sql`delete from energy_information as t where ${condition} returning 1`)
    return ended.length
  },
})
