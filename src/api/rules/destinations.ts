import { safePath } from './safePath.ts'

const ofContract = '/vendor/{vendor}[/organizations/{organization}]/contract/{contract}'
const underContract = '[/vendor/{vendor}[/organizations/{organization}]/contract/{contract}]'

/**
 * Destinations that a widget may ask its host to open, with the portal's path of each (NAV-1 to NAV-4). A part in
 * brackets is left out where its parameter is missing; "{?a,b}" adds the given parameters to the query.
 */
export const destinations = {
  home: '/',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  profile: '/profile{?tab}',
  'profile-repair': '/profile/repair',
  contracts: '/profile/contracts',
  'contract-create': '/contract/create',
  messages: `${underContract}/messages{?type}`,
  message: `${underContract}/messages/type/{type}/{message}`,
  'help-desk': `${underContract}/help-desk{?from,to,stage,recipient,category}`,
  'help-desk-create': `${underContract}/help-desk/create{?contract,category,message}`,
  'help-desk-task': `${underContract}/help-desk/{task}`,
  bills: `${ofContract}/bill`,
  meters: `${ofContract}/meter`,
  polls: `${ofContract}/poll{?tab}`,
  poll: `${ofContract}/poll/{poll}`,
  offers: '/offers',
  offer: '/offers/{offer}',
  'portal-pro': '/portal-pro',
  contract: '/vendor/{vendor}/contract/{contract}',
  'organization-contract': '/vendor/{vendor}/organizations/{organization}/contract/{contract}',
} as const

export type Destination = keyof typeof destinations

export type DestinationParams = Readonly<Record<string, string | number>>

/** The portal's path of a destination with its parameters; "/" where one is missing (NAV-5). */
export function pathOf(place: Destination, params: DestinationParams = {}): string {
  const isGiven = (name: string) => params[name] !== undefined
  const namesIn = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  let path: string = destinations[place]
  // Innermost brackets first, because a missing part removes the brackets around it.
  while (/\[[^[\]]*\]/.test(path))
    path = path.replace(/\[([^[\]]*)\]/g, (_, part: string) => (namesIn(part).every(isGiven) ? part : ''))
  const named = namesIn(path)
  if (!named.every(isGiven)) return '/'
  path = path
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace(/\{\?([\w,]+)\}/, (_, names: string) => {
      const given = names.split(',').filter(name => isGiven(name) && !named.includes(name))
      const query = new URLSearchParams(given.map(name => [name, String(params[name])]))
      return query.size > 0 ? `?${query}` : ''
    })
  return safePath(path) ?? '/'
}
