import { me } from '../../../src/api/endpoints/auth.ts'
import { currentEvents } from '../../../src/api/endpoints/dashboard.ts'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { invoices, lastInvoice } from '../../../src/api/endpoints/invoices.ts'
import { declarationPeriod, declarationsAvailable, meters } from '../../../src/api/endpoints/meters.ts'
import { organizationGroupsWithContracts } from '../../../src/api/endpoints/organizationGroups.ts'
import { dashboardBlocks } from '../../../src/api/endpoints/services.ts'
import { addressOf } from '../../../src/client/createClient.ts'

/** Stands in an address for the id of the contract that a page is about. */
export const contractMark = 'CONTRACT'

const at = (endpoint: Endpoint, params = {}, query = {}) => addressOf('', endpoint, params, query)
const contract = { contract: contractMark }

/**
 * What the first moments of a page ask the server for, as addresses below /api/v5. It is worked out from the table of
 * calls when the portal is built: the script that asks early carries neither schemas nor a list of its own.
 */
export const prefetchedCalls = {
  /** Who a person is, and what they hold. */
  me: at(me),
  groups: at(organizationGroupsWithContracts),
  start: [at(currentEvents), at(dashboardBlocks)],
  /** Pages of a contract, by the end of their path. */
  contract: {
    '': [at(lastInvoice, contract)],
    bill: [at(lastInvoice, contract), at(invoices, contract)],
    meter: [
      at(meters, contract),
      at(declarationPeriod, {}, { contractId: contractMark }),
      at(declarationsAvailable, contract),
    ],
  } as Readonly<Record<string, readonly string[]>>,
}
