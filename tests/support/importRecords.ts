import type { VendorSystem } from './vendorApi.ts'
import { contractRecord, houseRecord, ndjson, organizationRecord } from './vendorRecords.ts'

export const ndjsonHeaders = { 'Content-Type': 'application/x-ndjson' }

/**
 * Sends records in one file and returns the import.
 * @param search of the address, e.g. "?complete=true"
 */
export const importRecords = async (
  system: VendorSystem,
  resource: string,
  records: readonly object[],
  search = '',
) =>
  (await system.call(`imports/${resource}${search}`, { body: ndjson(records), headers: ndjsonHeaders })).body
    .data

/** Sends contract 1 with its organization and house. */
export async function importContract(system: VendorSystem): Promise<void> {
  await importRecords(system, 'organizations', [organizationRecord])
  await importRecords(system, 'houses', [houseRecord])
  await importRecords(system, 'contracts', [contractRecord(1)])
}
