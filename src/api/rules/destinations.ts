import { safePath } from './safePath.ts'

const vendor = '/vendor/{vendor}[/organizations/{organization}]'
const contract = `${vendor}/contract/{contract}`
const optionalContract = `[${contract}]`

/**
 * Destinations that a widget may ask its host for, with the portal's path of each (NAV-1 to NAV-4). A part in brackets
 * is omitted when a parameter in it is missing; "{?a,b}" becomes a query with the parameters that are given.
 * Apart from portalPages.ts because every element carries this list.
 */
export const destinations = {
  home: '/',
  login: `[${vendor}]/login`,
  register: '/register{?vendor,organization}',
  'forgot-password': '/forgot-password{?vendor,organization}',
  profile: '/profile{?tab}',
  'profile-repair': '/profile/repair',
  contracts: '/profile/contracts',
  'contract-create': `[${vendor}]/contract/create`,
  messages: `${optionalContract}/messages{?type}`,
  message: `${optionalContract}/messages/type/{type}/{message}`,
  'help-desk': `${optionalContract}/help-desk{?from,to,stage,recipient,category}`,
  'help-desk-create': `${optionalContract}/help-desk/create{?contract,category,message}`,
  'help-desk-task': `${optionalContract}/help-desk/{task}`,
  bills: `${contract}/bill`,
  meters: `${contract}/meter`,
  consumption: `${contract}/consumption`,
  polls: `${contract}/poll{?tab}`,
  poll: `${contract}/poll/{poll}`,
  'verify-vote': `[${vendor}]/verify`,
  offers: '/offers',
  offer: '/offers/{offer}',
  'portal-pro': '/portal-pro',
  contract: '/vendor/{vendor}/contract/{contract}',
  'organization-contract': '/vendor/{vendor}/organizations/{organization}/contract/{contract}',
} as const

export type Destination = keyof typeof destinations

export type DestinationParams = Readonly<Record<string, string | number>>

/** The portal's path of a destination with its parameters filled in; "/" when one is missing (NAV-5). */
export function pathOf(destination: Destination, params: DestinationParams = {}): string {
  const hasParam = (name: string) => params[name] !== undefined
  const namesIn = (part: string) => [...part.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  let path: string = destinations[destination]
  // Innermost brackets first: an omitted part takes the brackets around it with it.
  while (/\[[^[\]]*\]/.test(path))
    path = path.replace(/\[([^[\]]*)\]/g, (_, part: string) => (namesIn(part).every(hasParam) ? part : ''))
  const named = namesIn(path)
  if (!named.every(hasParam)) return '/'
  path = path
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace(/\{\?([\w,]+)\}/, (_, names: string) => {
      const queryNames = names.split(',').filter(name => hasParam(name) && !named.includes(name))
      const query = new URLSearchParams(queryNames.map(name => [name, String(params[name])]))
      return query.size > 0 ? `?${query}` : ''
    })
  return safePath(path) ?? '/'
}
