import type { MenuItem, menuPlacements } from '../../../src/api/schemas/platform.ts'
import type { vendors } from '../vendors/tables.ts'

/** The vendor's own menu; undefined if it has the platform's. */
export const vendorMenu = (
  { menus }: Pick<typeof vendors.$inferSelect, 'menus'>,
  placement: (typeof menuPlacements)[number],
): readonly MenuItem[] | undefined =>
  menus[placement]?.map(({ translationKey, module, externalUrl, feature, openInNewWindow }, index) => ({
    id: index + 1,
    translationKey,
    type: module === undefined ? 'external_url' : 'module',
    feature: feature ?? null,
    module: module ?? null,
    externalUrl: externalUrl ?? null,
    publicSiteUrl: null,
    openInNewWindow,
  }))
