import type { Queries } from '../../database/Database.ts'
import { and, asc, eq, isNull, or, sql } from '../../database/drizzle.ts'
import { users } from '../accounts/tables.ts'
import type { Holder } from '../contracts/heldContracts.ts'
import { isHeld } from '../contracts/heldContracts.ts'
import { isOfVendors } from '../contracts/isOfSession.ts'
import { permissionsOn } from '../contracts/permitted.ts'
import { contracts, userContracts } from '../contracts/tables.ts'
import { vendors } from '../vendors/tables.ts'
import { menuItems, translations, vendorTranslations } from './tables.ts'

type MenuItem = typeof menuItems.$inferSelect
type Locale = (typeof translations.$inferSelect)['locale']

/** Queries of public data: features, menus, texts and logos. */
export const platformQueries = (queries: Queries) => ({
  /** Rejects if the database does not answer. */
  ping: () => queries.execute(sql`select 1`),

  /** Returns the vendor of a contract and the user's permissions on it if the user holds it, undefined otherwise. */
  async holdingOf({ user, vendors: held }: Holder, contractId: number) {
    const [row] = await queries
      .select({ vendor: vendors, permissions: permissionsOn(users.id, contracts.id) })
      .from(userContracts)
      .innerJoin(users, eq(users.id, userContracts.userId))
      .innerJoin(contracts, isHeld)
      .innerJoin(vendors, eq(vendors.id, userContracts.vendorId))
      .where(
        and(
          eq(userContracts.userId, user.id),
          eq(userContracts.contractId, contractId),
          isOfVendors(contracts.vendorId, held),
        ),
      )
      .limit(1)
    return row
  },

  menuItemsOf: (placement: MenuItem['placement'], isActiveForWeb: boolean, roleId: number | undefined) =>
    queries
      .select({
        id: menuItems.id,
        translationKey: menuItems.translationKey,
        type: menuItems.type,
        feature: menuItems.feature,
        module: menuItems.module,
        externalUrl: menuItems.externalUrl,
        publicSiteUrl: menuItems.publicSiteUrl,
        openInNewWindow: menuItems.openInNewWindow,
      })
      .from(menuItems)
      .where(
        and(
          eq(menuItems.placement, placement),
          eq(menuItems.isActiveForWeb, isActiveForWeb),
          or(isNull(menuItems.roleId), roleId === undefined ? undefined : eq(menuItems.roleId, roleId)),
        ),
      )
      .orderBy(asc(menuItems.position)),

  translationsOfPlatform: (locale: Locale) =>
    queries.select().from(translations).where(eq(translations.locale, locale)),

  translationsOfVendor: (vendor: string, locale: Locale) =>
    queries
      .select({ key: vendorTranslations.key, text: vendorTranslations.text })
      .from(vendorTranslations)
      .innerJoin(vendors, eq(vendors.id, vendorTranslations.vendorId))
      .where(and(eq(vendors.slug, vendor), eq(vendorTranslations.locale, locale))),

  async logoOf(slug: string) {
    const [vendor] = await queries
      .select({ svg: vendors.logoSvg })
      .from(vendors)
      .where(eq(vendors.slug, slug))
    return vendor?.svg
  },
})
