import { safePath } from './safePath.ts'

/** Places a widget may ask its host to go to, with the portal's path for each (NAV-1 to NAV-3). */
export const places = {
  home: '/',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'profile-repair': '/profile/repair',
  contracts: '/profile/contracts',
  'contract-create': '/contract/create',
  'portal-pro': '/portal-pro',
  contract: '/vendor/{vendor}/contract/{contract}',
  'organization-contract': '/vendor/{vendor}/organizations/{organization}/contract/{contract}',
} as const

export type Place = keyof typeof places

export type PlaceParams = Readonly<Record<string, string | number>>

/** The portal's path of a place, params filled in; "/" where one is missing (NAV-5). */
export function pathOf(place: Place, params: PlaceParams = {}): string {
  let missing = false
  const path = places[place].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) missing = true
    return encodeURIComponent(String(value))
  })
  return missing ? '/' : (safePath(path) ?? '/')
}
