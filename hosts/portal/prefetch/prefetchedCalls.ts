import { me } from '../../../src/api/endpoints/auth.ts'
import { contractConsumption } from '../../../src/api/endpoints/consumption.ts'
import { contractHolders } from '../../../src/api/endpoints/contractLinks.ts'
import { currentEvents } from '../../../src/api/endpoints/dashboard.ts'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { taskCategoryList, tasks } from '../../../src/api/endpoints/helpDesk.ts'
import { contractServices } from '../../../src/api/endpoints/house.ts'
import { invoices, lastInvoice } from '../../../src/api/endpoints/invoices.ts'
import { messages, messageTypeList } from '../../../src/api/endpoints/messages.ts'
import { declarationPeriod, declarationsAvailable, meters } from '../../../src/api/endpoints/meters.ts'
import { offers } from '../../../src/api/endpoints/offers.ts'
import { organizationGroupsWithContracts } from '../../../src/api/endpoints/organizationGroups.ts'
import { dashboardBlocks } from '../../../src/api/endpoints/services.ts'
import { type Area, allPages, type PageName } from '../../../src/api/rules/portalPages.ts'
import { pathInContract, portalPaths } from '../../../src/api/rules/portalPaths.ts'
import { addressOf } from '../../../src/client/createClient.ts'
import { type CallsOfElement, contractMark, type ElementCalls } from '../../../src/client/prefetchCalls.ts'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../../src/runtime/attributes.ts'

const urlOf = (endpoint: Endpoint, params = {}, query = {}) => addressOf('', endpoint, params, query)

type UrlsOfPages = Readonly<Partial<Record<PageName, readonly string[]>>>

/**
 * URLs of the calls that pages make first, about a contract or about all of the person's. None about documents, the house and
 * polls: they start before the roles are known, and would be refused to many.
 */
function urlsOfPages(contract?: string): UrlsOfPages {
  const params = { contract }
  const query = { contractId: contract }
  const declarations = [urlOf(declarationPeriod, {}, query), urlOf(declarationsAvailable, params)]
  return {
    dashboard: [urlOf(currentEvents, {}, query), urlOf(dashboardBlocks)],
    contract: [urlOf(lastInvoice, params)],
    bills: [urlOf(lastInvoice, params), urlOf(invoices, params)],
    meters: [urlOf(meters, params), ...declarations],
    messages: [urlOf(messages, {}, query), urlOf(messageTypeList)],
    'help-desk': [urlOf(tasks, {}, query), urlOf(taskCategoryList, {}, query)],
    offers: [urlOf(offers, {}, query)],
    consumption: [urlOf(contractConsumption, params)],
    'my-contract': [urlOf(contractServices, params), urlOf(contractHolders, params)],
  }
}

const urlsOfAll = urlsOfPages()
const urlsOfContract = urlsOfPages(contractMark)

/** URLs by the path of a page: the whole path, or the part below a contract. */
const urlsByPath = (area: Area, urls: UrlsOfPages): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    portalPaths.flatMap(entry => {
      const calls = entry.area === area ? urls[entry.page] : undefined
      return calls ? [[pathInContract(entry) ?? entry.path, calls]] : []
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
  common: urlsByPath('common', urlsOfAll),
  /** By the path below the contract, e.g. "/bill". */
  contract: urlsByPath('contract', urlsOfContract),
}

/** Names of the pages that show an element. */
const pagesWith = (name: string) =>
  allPages.flatMap(([page, { element }]) => (element === name ? [page] : []))

/** The calls of an element, from what the pages that show it prefetch. */
function callsOfElement({ name, attributes }: WidgetDeclaration): CallsOfElement {
  const pages = pagesWith(name)
  const callsIn = (urls: UrlsOfPages) => {
    const lists = pages.map(page => urls[page] ?? [])
    const calls = [...new Set(lists.flat())]
    const isOfEveryPage = (call: string) => lists.every(list => list.includes(call))
    return { always: calls.filter(isOfEveryPage), whole: calls.filter(call => !isOfEveryPage(call)) }
  }
  const isGeneral = portalPaths.some(({ page, area }) => area === 'common' && pages.includes(page))
  const shared = { ...commonAttributes, ...contractAttribute }
  return {
    contract: callsIn(urlsOfContract),
    ...(isGeneral && { general: callsIn(urlsOfAll) }),
    parts: Object.keys(attributes).filter(attribute => !(attribute in shared)),
  }
}

/**
 * The same for elements on other pages (hosts/embed/prefetch.ts), without elements whose pages prefetch nothing.
 * @param declarations of all elements
 */
export const elementCallsOf = (declarations: readonly WidgetDeclaration[]): ElementCalls => ({
  me: prefetchedCalls.me,
  groups: prefetchedCalls.groups,
  elements: Object.fromEntries(
    declarations
      .filter(({ name }) => pagesWith(name).some(page => page in urlsOfAll))
      .map(declaration => [declaration.name, callsOfElement(declaration)]),
  ),
})
