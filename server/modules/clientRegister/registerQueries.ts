import { fold } from '../../../src/api/rules/fold.ts'
import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, like, or, sql } from '../../database/drizzle.ts'
import { isParent } from '../../database/isParent.ts'
import { houses } from '../house/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { clientRegistrations } from './tables.ts'

/** Addresses per search: enough to choose from, too few to copy a vendor's buildings. */
const maximumAddresses = 8

/**
 * Letters of the vendors' languages and their `fold` results, so that the database compares without
 * accents.
 */
const accented = 'ĄČĘĖĮŠŲŪŽĀĒĢĪĶĻŅŌŖąčęėįšųūžāēģīķļņōŗ'
const unaccented = [...accented].map(fold).join('')

/** Queries of the public form of new owners. */
export const registerQueries = (queries: Queries) => ({
  async vendorBySlug(slug: string) {
    const [vendor] = await queries.select().from(vendors).where(eq(vendors.slug, slug))
    return vendor
  },

  async insert(registration: typeof clientRegistrations.$inferInsert) {
    await queries.insert(clientRegistrations).values(registration)
  },

  /** Returns a vendor's houses of which a word starts with the search text, whatever its case and accents. */
  houseAddresses(vendorSlug: string, search: string) {
    const prefix = fold(search).replace(/[\\%_]/g, '\\$&')
    const unaccentedAddress = sql`lower(translate(${houses.address}, ${accented}, ${unaccented}))`
    return queries
      .select({ address: houses.address, provider: organizations.name })
      .from(houses)
      .innerJoin(vendors, eq(vendors.id, houses.vendorId))
      .innerJoin(organizations, isParent(organizations, houses, houses.organizationId))
      .where(
        and(
          eq(vendors.slug, vendorSlug),
          or(like(unaccentedAddress, `${prefix}%`), like(unaccentedAddress, `% ${prefix}%`)),
        ),
      )
      .orderBy(asc(houses.address))
      .limit(maximumAddresses)
  },
})
