import type { Feature } from '../../../src/api/schemas/platform.ts'
import type { Queries } from '../../database/Database.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import { vendors } from '../vendors/tables.ts'
import { features } from './tables.ts'

/** Whether a feature is on for the joined vendor, else for the platform. */
const isOn = sql<boolean>`coalesce((${vendors.features} ->> ${features.name})::boolean, ${features.isEnabled})`

/**
 * Names of the features that are on.
 * @param vendor id or slug; undefined for the platform
 */
export async function enabledFeatures(
  queries: Queries,
  vendor: number | string | undefined,
): Promise<readonly string[]> {
  const isVendor =
    vendor === undefined
      ? sql`false`
      : typeof vendor === 'number'
        ? eq(vendors.id, vendor)
        : eq(vendors.slug, vendor)
  const rows = await queries
    .select({ name: features.name })
    .from(features)
    .leftJoin(vendors, isVendor)
    .where(isOn)
    .orderBy(asc(features.name))
  return rows.map(({ name }) => name)
}

/** Whether a feature is on for a vendor. */
export async function isFeatureOn(queries: Queries, vendorId: number, name: Feature): Promise<boolean> {
  const [row] = await queries
    .select({ isOn })
    .from(features)
    .leftJoin(vendors, eq(vendors.id, vendorId))
    .where(eq(features.name, name))
  return row?.isOn ?? false
}
