import { safePath } from './safePath.ts'

/**
 * Places a widget may ask its host to go to, with the portal's path for each (NAV-1 to NAV-3). What stands in
 * "{?a,b}" goes into the query where it is given.
 */
export const places = {
  home: '/',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'profile-repair': '/profile/repair',
  contracts: '/profile/contracts',
  'contract-create': '/contract/create',
  'help-desk-create': '/help-desk/create{?contract,category,message}',
  'portal-pro': '/portal-pro',
  contract: '/vendor/{vendor}/contract/{contract}',
  'organization-contract': '/vendor/{vendor}/organizations/{organization}/contract/{contract}',
} as const

export type Place = keyof typeof places

export type PlaceParams = Readonly<Record<string, string | number>>

/** The portal's path of a place, params filled in; "/" where one is missing (NAV-5). */
export function pathOf(place: Place, params: PlaceParams = {}): string {
  let missing = false
  const path = places[place]
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) missing = true
      return encodeURIComponent(String(value))
    })
    .replace(/\{\?([\w,]+)\}/, (_, names: string) => {
      const given = names.split(',').filter(name => params[name] !== undefined)
      const query = new URLSearchParams(given.map(name => [name, String(params[name])]))
      return query.size > 0 ? `?${query}` : ''
    })
  return missing ? '/' : (safePath(path) ?? '/')
}
