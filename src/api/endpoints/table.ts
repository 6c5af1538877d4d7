import * as accounts from './accounts.ts'
import * as auth from './auth.ts'
import * as changes from './changes.ts'
import * as clientRegister from './clientRegister.ts'
import * as consumption from './consumption.ts'
import * as contractLinks from './contractLinks.ts'
import * as contracts from './contracts.ts'
import * as dashboard from './dashboard.ts'
import * as documents from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import * as guestReadings from './guestReadings.ts'
import * as helpDesk from './helpDesk.ts'
import * as house from './house.ts'
import * as identity from './identity.ts'
import * as invoices from './invoices.ts'
import * as liveChat from './liveChat.ts'
import * as liveChatState from './liveChatState.ts'
import * as messages from './messages.ts'
import * as meters from './meters.ts'
import * as moveOuts from './moveOuts.ts'
import * as offers from './offers.ts'
import * as organizationGroups from './organizationGroups.ts'
import * as partners from './partners.ts'
import * as passkeys from './passkeys.ts'
import * as payments from './payments.ts'
import * as platform from './platform.ts'
import * as polls from './polls.ts'
import * as profile from './profile.ts'
import * as push from './push.ts'
import * as receipts from './receipts.ts'
import * as services from './services.ts'
import * as social from './social.ts'
import * as unreads from './unreads.ts'
import * as uploads from './uploads.ts'

/** Every call by resource. The server must answer each: its routes are typed by this table. */
export const table = {
  accounts,
  auth,
  changes,
  clientRegister,
  consumption,
  contractLinks,
  contracts,
  dashboard,
  documents,
  guestReadings,
  helpDesk,
  house,
  identity,
  invoices,
  // In a file of its own, because every page of a vendor asks for it.
  liveChat: { ...liveChatState, ...liveChat },
  // In a file of its own, because every page asks for them.
  messages: { ...messages, ...unreads },
  meters,
  moveOuts,
  offers,
  organizationGroups,
  partners,
  passkeys,
  // In a file of its own, because bills are read without paying.
  payments: { ...payments, ...receipts },
  platform,
  polls,
  profile,
  push,
  services,
  social,
  uploads,
} as const

/** A call with its name, e.g. "invoices.lastInvoice". */
export type NamedEndpoint = readonly [name: string, endpoint: Endpoint]

/** The calls of a table with their names. */
export const namedEndpoints = (
  calls: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): readonly NamedEndpoint[] =>
  Object.entries(calls).flatMap(([resource, group]) =>
    Object.entries(group).map(([name, call]) => [`${resource}.${name}`, call as Endpoint] as const),
  )

/** Every call of the residents' API with its name. */
export const allEndpoints = namedEndpoints(table)
