import * as accessibility from '../../src/api/schemas/accessibility.ts'
import * as accounts from '../../src/api/schemas/accounts.ts'
import * as auth from '../../src/api/schemas/auth.ts'
import * as changes from '../../src/api/schemas/changes.ts'
import * as clientRegister from '../../src/api/schemas/clientRegister.ts'
import * as consumption from '../../src/api/schemas/consumption.ts'
import * as contractLinks from '../../src/api/schemas/contractLinks.ts'
import * as contracts from '../../src/api/schemas/contracts.ts'
import * as dashboard from '../../src/api/schemas/dashboard.ts'
import * as documents from '../../src/api/schemas/documents.ts'
import * as errors from '../../src/api/schemas/errors.ts'
import * as guestReadings from '../../src/api/schemas/guestReadings.ts'
import * as helpDesk from '../../src/api/schemas/helpDesk.ts'
import * as house from '../../src/api/schemas/house.ts'
import * as identity from '../../src/api/schemas/identity.ts'
import * as invoices from '../../src/api/schemas/invoices.ts'
import * as liveChat from '../../src/api/schemas/liveChat.ts'
import * as liveChatState from '../../src/api/schemas/liveChatState.ts'
import * as messages from '../../src/api/schemas/messages.ts'
import * as meters from '../../src/api/schemas/meters.ts'
import * as moveOuts from '../../src/api/schemas/moveOuts.ts'
import * as offers from '../../src/api/schemas/offers.ts'
import * as organizations from '../../src/api/schemas/organizations.ts'
import * as outages from '../../src/api/schemas/outages.ts'
import * as partners from '../../src/api/schemas/partners.ts'
import * as passkeys from '../../src/api/schemas/passkeys.ts'
import * as payments from '../../src/api/schemas/payments.ts'
import * as platform from '../../src/api/schemas/platform.ts'
import * as polls from '../../src/api/schemas/polls.ts'
import * as primitives from '../../src/api/schemas/primitives.ts'
import * as push from '../../src/api/schemas/push.ts'
import * as services from '../../src/api/schemas/services.ts'
import * as sessions from '../../src/api/schemas/sessions.ts'
import * as signed from '../../src/api/schemas/signed.ts'
import * as social from '../../src/api/schemas/social.ts'
import * as unreads from '../../src/api/schemas/unreads.ts'
import * as uploads from '../../src/api/schemas/uploads.ts'
import * as users from '../../src/api/schemas/users.ts'

/** Modules of the schemas that cross the wire between residents and the server. */
export const schemaModules = [
  accessibility,
  accounts,
  auth,
  changes,
  clientRegister,
  consumption,
  contractLinks,
  contracts,
  dashboard,
  documents,
  errors,
  guestReadings,
  helpDesk,
  house,
  identity,
  invoices,
  liveChat,
  liveChatState,
  messages,
  meters,
  moveOuts,
  offers,
  organizations,
  outages,
  partners,
  passkeys,
  payments,
  platform,
  polls,
  primitives,
  push,
  services,
  sessions,
  signed,
  social,
  unreads,
  uploads,
  users,
]
