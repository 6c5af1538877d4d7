import type { Locale } from '../schemas/locales.ts'
import { type Module, modules } from '../schemas/modules.ts'
import type { MenuItem } from '../schemas/platform.ts'
import { linkAddress } from './addresses.ts'

/** What decides where menu entries lead, and which of them are there at all. */
export interface MenuContext {
  readonly signedIn: boolean
  readonly features: readonly string[]
  readonly locale: Locale
  /** Address of the page of now, told to the public site so that it can lead back. */
  readonly returnUrl: string
  /** Where payments are made without an account (LAY-3). */
  readonly paymentsUrl: string | null
  /** Path of a module's page for the contract of now; undefined where there is no such page. */
  readonly modulePath: (module: Module) => string | undefined
}

/** One entry that is shown. `path` leads inside the portal, `address` out of it; it has exactly one of them. */
export type MenuLink = {
  readonly id: number
  readonly translationKey: string
  readonly newWindow: boolean
  /** What it leads to, where that is a part of the portal. */
  readonly module?: Module
} & (
  | { readonly path: string; readonly address?: undefined }
  | { readonly address: string; readonly path?: undefined }
)

const isModule = (value: string | null): value is Module => (modules as readonly unknown[]).includes(value)

/** The entries a person sees, in the order they came (LAY-2, LAY-3). */
export const menuLinks = (items: readonly MenuItem[], context: MenuContext): readonly MenuLink[] =>
  items.flatMap(item => {
    if (item.feature !== null && !context.features.includes(item.feature)) return []
    const target = targetOf(item, context)
    if (!target) return []
    const { id, translationKey, openInNewWindow: newWindow } = item
    const module = item.type === 'module' && isModule(item.module) ? { module: item.module } : {}
    return [{ id, translationKey, newWindow, ...module, ...target }]
  })

function targetOf(item: MenuItem, context: MenuContext): { path: string } | { address: string } | undefined {
  const out = (address: string | undefined) => (address === undefined ? undefined : { address })
  if (item.type === 'external_url') return out(linkAddress(item.externalUrl))
  if (item.type === 'public_site_url') return out(publicSiteAddress(item.publicSiteUrl, context))
  if (item.type !== 'module' || !isModule(item.module)) return undefined
  if (item.module === 'payment_service' && !context.signedIn && context.paymentsUrl)
    return out(linkAddress(context.paymentsUrl))
  const path = context.modulePath(item.module)
  return path === undefined ? undefined : { path }
}

/** The public site is told the language, and from a signed-in person where to lead back (LAY-2). */
function publicSiteAddress(value: string | null, { locale, signedIn, returnUrl }: MenuContext) {
  const address = linkAddress(value)
  if (!address?.startsWith('http')) return address
  const url = new URL(address)
  url.searchParams.set('lang', locale)
  if (signedIn) url.searchParams.set('return_url', returnUrl)
  return url.href
}
