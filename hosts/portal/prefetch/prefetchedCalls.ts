import { me } from '../../../src/api/endpoints/auth.ts'
import { contractConsumption } from '../../../src/api/endpoints/consumption.ts'
import { contractHolders } from '../../../src/api/endpoints/contractLinks.ts'
import { currentEvents } from '../../../src/api/endpoints/dashboard.ts'
import { reportCategories, reports } from '../../../src/api/endpoints/documents.ts'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { taskCategoryList, tasks } from '../../../src/api/endpoints/helpDesk.ts'
import { billOperations, contractServices, myHouse } from '../../../src/api/endpoints/house.ts'
import { invoices, lastInvoice } from '../../../src/api/endpoints/invoices.ts'
import { messages, messageTypeList } from '../../../src/api/endpoints/messages.ts'
import { declarationPeriod, declarationsAvailable, meters } from '../../../src/api/endpoints/meters.ts'
import { offers } from '../../../src/api/endpoints/offers.ts'
import { organizationGroupsWithContracts } from '../../../src/api/endpoints/organizationGroups.ts'
import { polls } from '../../../src/api/endpoints/polls.ts'
import { dashboardBlocks } from '../../../src/api/endpoints/services.ts'
import { type Area, allPages, type PrefetchedCall, portalPages } from '../../../src/api/rules/portalPages.ts'
import { pathInContract, portalPaths } from '../../../src/api/rules/portalPaths.ts'
import { addressOf } from '../../../src/client/createClient.ts'
import { type CallsOfElement, contractMark, type ElementCalls } from '../../../src/client/prefetchCalls.ts'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { commonAttributes, contractAttribute } from '../../../src/runtime/attributes.ts'

const urlOf = (endpoint: Endpoint, params = {}, query = {}) => addressOf('', endpoint, params, query)

/** URLs of the calls that portalPages.ts names, about a contract or about all of the person's. */
function urlsAbout(contract?: string): Readonly<Record<PrefetchedCall, string>> {
  const params = { contract }
  const query = { contractId: contract }
  return {
    currentEvents: urlOf(currentEvents, {}, query),
    dashboardBlocks: urlOf(dashboardBlocks),
    lastInvoice: urlOf(lastInvoice, params),
    invoices: urlOf(invoices, params),
    meters: urlOf(meters, params),
    declarationPeriod: urlOf(declarationPeriod, {}, query),
    declarationsAvailable: urlOf(declarationsAvailable, params),
    tasks: urlOf(tasks, {}, query),
    taskCategoryList: urlOf(taskCategoryList, {}, query),
    messages: urlOf(messages, {}, query),
    messageTypeList: urlOf(messageTypeList),
    offers: urlOf(offers, {}, query),
    reports: urlOf(reports, params),
    reportCategories: urlOf(reportCategories, params),
    contractConsumption: urlOf(contractConsumption, params),
    contractServices: urlOf(contractServices, params),
    contractHolders: urlOf(contractHolders, params),
    myHouse: urlOf(myHouse, params),
    billOperations: urlOf(billOperations, params),
    polls: urlOf(polls, params, { state: 'active' }),
  }
}

/** URLs by the path of a page: the whole path, or the part below a contract. */
function urlsByPath(
  area: Area,
  urls: Readonly<Record<PrefetchedCall, string>>,
): Readonly<Record<string, readonly string[]>> {
  const paths = portalPaths.filter(entry => entry.area === area)
  return Object.fromEntries(
    paths.flatMap(entry => {
      const row = portalPages[entry.page]
      return 'prefetch' in row
        ? [[pathInContract(entry) ?? entry.path, row.prefetch.map(name => urls[name])]]
        : []
    }),
  )
}

/**
 * The calls that a page makes first, as URLs below /api/v5. The build inserts them into prefetch.ts, so that this
 * script contains neither schemas nor the table of pages.
 */
export const prefetchedCalls = {
  me: urlOf(me),
  groups: urlOf(organizationGroupsWithContracts),
  /** By path. */
  common: urlsByPath('common', urlsAbout()),
  /** By the path below the contract, e.g. "/bill". */
  contract: urlsByPath('contract', urlsAbout(contractMark)),
}

/** The calls of an element, from what the pages that show it prefetch. */
function callsOfElement({ name, attributes }: WidgetDeclaration): CallsOfElement {
  const pages = allPages.filter(([, { element }]) => element === name)
  const prefetched = pages.map(([, { prefetch = [] }]) => prefetch as readonly PrefetchedCall[])
  const calls = [...new Set(prefetched.flat())]
  const isOfEveryPage = (call: PrefetchedCall) => prefetched.every(page => page.includes(call))
  const urlsIn = (urls: Readonly<Record<PrefetchedCall, string>>) => ({
    always: calls.filter(isOfEveryPage).map(call => urls[call]),
    whole: calls.filter(call => !isOfEveryPage(call)).map(call => urls[call]),
  })
  const needsContract = !portalPaths.some(
    ({ page, area }) => area === 'common' && pages.some(([known]) => known === page),
  )
  const shared = { ...commonAttributes, ...contractAttribute }
  return {
    contract: urlsIn(urlsAbout(contractMark)),
    ...(!needsContract && { general: urlsIn(urlsAbout()) }),
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
      .filter(({ name }) => allPages.some(([, { element, prefetch }]) => element === name && prefetch))
      .map(declaration => [declaration.name, callsOfElement(declaration)]),
  ),
})
