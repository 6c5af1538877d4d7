import type { Locale } from '../schemas/locales.ts'
import { type Module, modules } from '../schemas/modules.ts'
import type { Feature, MenuItem } from '../schemas/platform.ts'
import { linkAddress } from './addresses.ts'
import { moduleWithPage } from './moduleWithPage.ts'

/** Context that decides which menu entries are visible and where they link. */
export interface MenuContext {
  readonly signedIn: boolean
  readonly features: readonly string[]
  readonly locale: Locale
  /** Current URL, sent to the public site as the way back. */
  readonly returnUrl: string
  /** Path of card payments without an account (LAY-3). */
  readonly paymentsUrl: string | null
  /** The platform's questions and answers, where the module `faq` leads. */
  readonly faqUrl: string | null
  /** Path of a module's page for the current contract; undefined if there is none. */
  readonly modulePath: (module: Module) => string | undefined
}

type Optional = 'feature' | 'module' | 'externalUrl' | 'publicSiteUrl'

/** An entry, as far as a menu needs it. */
export type MenuEntry = Pick<MenuItem, 'id' | 'translationKey' | 'openInNewWindow'> & {
  readonly type: string
} & { readonly [Name in Optional]: MenuItem[Name] | undefined }

/** A visible entry. `path` is inside the portal, `address` outside; exactly one of them is set. */
export type MenuLink = {
  readonly id: number
  readonly translationKey: string
  readonly newWindow: boolean
  /** The module it opens, if any. */
  readonly module?: Module
} & (
  | { readonly path: string; readonly address?: undefined }
  | { readonly address: string; readonly path?: undefined }
)

/** Features without which a module is not there, whatever its menu entry says. */
const featuresOfModules: Partial<Record<Module, Feature>> = { meter: 'meters', settlements: 'settlements' }

const isModule = (value: string | null | undefined): value is Module =>
  (modules as readonly unknown[]).includes(value)

/** Returns the visible entries in their original order (LAY-2, LAY-3). */
export const menuLinks = (items: readonly MenuEntry[], context: MenuContext): readonly MenuLink[] =>
  items.flatMap(item => {
    const ofModule = isModule(item.module) ? featuresOfModules[item.module] : undefined
    if ([item.feature, ofModule].some(feature => feature && !context.features.includes(feature))) return []
    const target = targetOf(item, context)
    if (!target) return []
    const { id, translationKey, openInNewWindow: newWindow } = item
    const module = item.type === 'module' && isModule(item.module) ? { module: item.module } : {}
    return [{ id, translationKey, newWindow, ...module, ...target }]
  })

function targetOf(item: MenuEntry, context: MenuContext): { path: string } | { address: string } | undefined {
  const out = (address: string | undefined) => (address === undefined ? undefined : { address })
  if (item.type === 'external_url') return out(linkAddress(item.externalUrl))
  if (item.type === 'public_site_url') return out(publicSiteAddress(item.publicSiteUrl, context))
  if (item.type !== 'module' || !isModule(item.module)) return undefined
  if (item.module === 'payment_service' && !context.signedIn && context.paymentsUrl)
    return out(linkAddress(context.paymentsUrl))
  const path = context.modulePath(moduleWithPage(item.module))
  if (item.module === 'faq' && path === undefined) return out(linkAddress(context.faqUrl))
  return path === undefined ? undefined : { path }
}

/** Links to the public site carry the language and, for signed-in users, the way back (LAY-2). */
function publicSiteAddress(value: string | null | undefined, { locale, signedIn, returnUrl }: MenuContext) {
  const address = linkAddress(value)
  if (!address?.startsWith('http')) return address
  const url = new URL(address)
  url.searchParams.set('lang', locale)
  if (signedIn) url.searchParams.set('return_url', returnUrl)
  return url.href
}
