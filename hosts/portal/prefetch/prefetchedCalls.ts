import { me } from '../../../src/api/endpoints/auth.ts'
import { currentEvents } from '../../../src/api/endpoints/dashboard.ts'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { invoices, lastInvoice } from '../../../src/api/endpoints/invoices.ts'
import { declarationPeriod, declarationsAvailable, meters } from '../../../src/api/endpoints/meters.ts'
import { organizationGroupsWithContracts } from '../../../src/api/endpoints/organizationGroups.ts'
import { dashboardBlocks } from '../../../src/api/endpoints/services.ts'
import { allPages, type PrefetchedCall, portalPages } from '../../../src/api/rules/portalPages.ts'
import { pathInContract, portalPaths } from '../../../src/api/rules/portalPaths.ts'
import { addressOf } from '../../../src/client/createClient.ts'
import { type CallsOfElement, contractMark, type ElementCalls } from '../../../src/client/prefetchCalls.ts'

const urlOf = (endpoint: Endpoint, params = {}, query = {}) => addressOf('', endpoint, params, query)
const contract = { contract: contractMark }

/** URLs of the calls that portalPages.ts names. */
const urls: Readonly<Record<PrefetchedCall, string>> = {
  currentEvents: urlOf(currentEvents),
  dashboardBlocks: urlOf(dashboardBlocks),
  lastInvoice: urlOf(lastInvoice, contract),
  invoices: urlOf(invoices, contract),
  meters: urlOf(meters, contract),
  declarationPeriod: urlOf(declarationPeriod, {}, { contractId: contractMark }),
  declarationsAvailable: urlOf(declarationsAvailable, contract),
}

const urlsIn = (area: 'common' | 'contract'): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    portalPaths.flatMap(entry => {
      const row = portalPages[entry.page]
      if (entry.area !== area || !('prefetch' in row)) return []
      return [[pathInContract(entry) ?? entry.path, row.prefetch.map(name => urls[name])]]
    }),
  )

/**
 * The calls that a page makes first, as URLs below /api/v5. The build inserts them into prefetch.ts, so that this
 * script contains neither schemas nor the table of pages.
 */
export const prefetchedCalls = {
  me: urlOf(me),
  groups: urlOf(organizationGroupsWithContracts),
  /** By path. */
  common: urlsIn('common'),
  /** By the path below the contract, e.g. "/bill". */
  contract: urlsIn('contract'),
}

/** Elements whose pages below a contract have prefetched calls. */
const elements = new Set(
  allPages.flatMap(([, { element, prefetch }]) => (element && prefetch ? [element] : [])),
)

/** The calls of an element, from what the pages that show it prefetch. */
function callsOfElement(name: string): CallsOfElement {
  const pages = allPages.flatMap(([, { element, prefetch = [] }]) =>
    element === name ? [prefetch as readonly PrefetchedCall[]] : [],
  )
  const calls = [...new Set(pages.flat())].filter(call => urls[call].includes(contractMark))
  const isOfEveryPage = (call: PrefetchedCall) => pages.every(page => page.includes(call))
  return {
    always: calls.filter(isOfEveryPage).map(call => urls[call]),
    whole: calls.filter(call => !isOfEveryPage(call)).map(call => urls[call]),
  }
}

/** The same for elements on other pages (hosts/embed/prefetch.ts), without elements that have no such call. */
export const elementCalls: ElementCalls = {
  me: prefetchedCalls.me,
  groups: prefetchedCalls.groups,
  elements: Object.fromEntries(
    [...elements]
      .map(name => [name, callsOfElement(name)] as const)
      .filter(([, { always, whole }]) => always.length + whole.length > 0),
  ),
}
