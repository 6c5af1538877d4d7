import { queryOptions, useQuery } from '@tanstack/react-query'
import type { RouteParams } from '../../src/api/rules/guards.ts'
import { type MenuEntry, type MenuLink, menuLinks } from '../../src/api/rules/menu.ts'
import { allPages } from '../../src/api/rules/portalPages.ts'
import { type PortalPath, pathInContract, portalPaths, renamed } from '../../src/api/rules/portalPaths.ts'
import type { Module } from '../../src/api/schemas/modules.ts'
import { useT } from '../../src/i18n/useT.ts'
import { getSuite } from '../../src/suite/getSuite.ts'
import { flag, integer, listOf, recordOf, text } from '../../src/suite/readers.ts'
import { readPublic } from '../../src/suite/readPublic.ts'
import { whenFirstRendered } from './elements/pageProgress.ts'
import { useFeatures } from './hooks/useFeatures.ts'
import { useLocale } from './hooks/useLocale.ts'
import { useRouteContract } from './hooks/useRouteContract.ts'
import { useRouteParams } from './hooks/useRouteParams.ts'
import { useSuiteSession } from './hooks/useSuiteSession.ts'
import type { Placement } from './layoutCalls.ts'
import { loadLayoutCalls } from './loadLayoutCalls.ts'
import { useLocation } from './router/RouterContext.ts'
import { pageNames } from './routing/pageNames.ts'

/** The first path of a module's page in an area. */
function pathOfModule(module: Module, area: 'common' | 'vendor' | 'contract'): PortalPath | undefined {
  const [name] = allPages.find(([, page]) => page.module === module) ?? []
  return portalPaths.find(entry => entry.page === name && entry.area === area)
}

const isHiddenFromGuests = (module: Module) =>
  allPages.some(([, page]) => page.module === module && page.isHiddenFromGuests)

/** The path of the current contract's first page. */
export const contractBase = ({ vendor, organization, contract }: RouteParams): string | undefined =>
  vendor === undefined || contract === undefined
    ? undefined
    : `/vendor/${vendor}${organization === undefined ? '' : `/organizations/${organization}`}/contract/${contract}`

const settings = recordOf(
  {},
  {
    isBetaVersionEnabled: flag,
    publicSiteUrl: text,
    publicSitePaymentsExternalUrl: text,
    paymentServiceWebFaqUrl: text,
    partnersUrl: text,
    faqUrl: text,
    aboutUsUrl: text,
    appIosDownloadUrl: text,
    appAndroidDownloadUrl: text,
    facebookSocialsUrl: text,
    youtubeSocialsUrl: text,
    instagramSocialsUrl: text,
    linkedInSocialsUrl: text,
  },
)

/** Settings of the platform, as far as the layouts need them. */
export type Settings = NonNullable<ReturnType<typeof settings>>

/** The same request that elements make for some of the settings. */
const loadSettings = async () => {
  await whenFirstRendered()
  return readPublic(getSuite(), 'settings', settings)
}

const rarelyChanges = { staleTime: Number.POSITIVE_INFINITY }

/** Settings of the platform; undefined while loading and after a failure. */
export const useSettings = () =>
  useQuery({ queryKey: ['settings'], queryFn: loadSettings, ...rarelyChanges }).data

const entries = listOf(
  recordOf(
    { id: integer, translationKey: text, type: text, openInNewWindow: flag },
    { feature: text, module: text, externalUrl: text, publicSiteUrl: text },
  ),
)

/** The same menu for everybody; read without the schemas, which a visitor's pages do not load. */
const loadCommonMenu = (placement: Placement, roleId: number | undefined) =>
  readPublic(getSuite(), 'menu', entries, {
    params: { placement },
    query: `${roleId === undefined ? '' : `roleId=${roleId}&`}isActiveForWeb=1`,
  })

/** A menu without what the person may not see of the contract. */
const loadMenuOf = async (contractId: number, placement: Placement, roleId: number | undefined) =>
  (await loadLayoutCalls()).fetchMenu(getSuite().client, placement, {
    contractId,
    roleId,
    isActiveForWeb: true,
  })

const menuQuery = (placement: Placement, contractId: number | undefined, roleId: number | undefined) =>
  queryOptions({
    queryKey: ['menu', placement, contractId, roleId],
    // Not aborted when the page changes, because the next page has the same menu.
    queryFn: async (): Promise<readonly MenuEntry[]> => {
      await whenFirstRendered()
      return contractId === undefined
        ? loadCommonMenu(placement, roleId)
        : loadMenuOf(contractId, placement, roleId)
    },
    ...rarelyChanges,
  })

/** The visible entries of a menu; empty while loading (LAY-2, LAY-3). */
export function useMenu(placement: Placement): readonly MenuLink[] {
  const params = useRouteParams()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const status = useSuiteSession(state => state.status)
  const signedIn = status === 'ready'
  const roleId = useSuiteSession(state => state.roleId)
  const contractId = useRouteContract()?.contract.id
  const query = menuQuery(placement, contractId, signedIn ? roleId : 0)
  const items = useQuery({ ...query, enabled: status !== 'loading' }).data ?? []
  const features = useFeatures()
  const platform = useSettings()
  const base = contractBase(params)
  return menuLinks(items, {
    signedIn,
    features: features ?? [],
    locale,
    returnUrl: getSuite().portal + pathname + search,
    paymentsUrl: platform?.publicSitePaymentsExternalUrl ?? null,
    faqUrl: platform?.faqUrl ?? null,
    modulePath: module => {
      const inContract = pathOfModule(module, 'contract')
      const ofContract = inContract && base && base + pathInContract(inContract)
      // The main menu covers all contracts of the user; the vendor's covers the chosen one.
      const common =
        signedIn || !isHiddenFromGuests(module) ? pathOfModule(module, 'common')?.path : undefined
      const { vendor } = params
      const ofVendor = vendor && pathOfModule(module, 'vendor')?.path.replace(':vendor', vendor)
      const path = ofVendor || (placement === 'sub_header' ? (ofContract ?? common) : (common ?? ofContract))
      return path && renamed(path, pageNames)
    },
  })
}

/** The text of a menu entry: the platform's, else the bundled one, else the last part of its key. */
export function useMenuText(): (translationKey: string) => string {
  const t = useT()
  return key => {
    const [, name = key] = /^menu\.(.+)$/.exec(key) ?? []
    const platformText = t(`menu:${name}`)
    if (platformText !== name) return platformText
    const bundled = t(`menu.${name}`)
    return bundled === `menu.${name}` ? (name.split('.').at(-1) ?? name).replaceAll('_', ' ') : bundled
  }
}
