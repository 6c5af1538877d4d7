import type { Routes } from '../http/Handler.ts'
import type { Services } from '../Services.ts'
import { authRoutes } from './accounts/authRoutes.ts'
import { passkeyRoutes } from './accounts/passkeyRoutes.ts'
import { profileRoutes } from './accounts/profileRoutes.ts'
import { pushRoutes } from './accounts/pushRoutes.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/sessionRoutes.ts'
import { socialRoutes } from './accounts/socialRoutes.ts'
import { changesRoutes } from './changes/routes.ts'
import { clientRegisterRoutes } from './clientRegister/routes.ts'
import { consumptionRoutes } from './consumption/routes.ts'
import { contractLinksRoutes } from './contractLinks/routes.ts'
import { contractsRoutes } from './contracts/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { documentsRoutes } from './documents/routes.ts'
import { guestReadingsRoutes } from './guestReadings/routes.ts'
import { helpDeskRoutes } from './helpDesk/routes.ts'
import { houseRoutes } from './house/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { invoicesRoutes } from './invoices/routes.ts'
import { liveChatRoutes } from './liveChat/routes.ts'
import { messagesRoutes } from './messages/routes.ts'
import { metersRoutes } from './meters/routes.ts'
import { moveOutsRoutes } from './moveOuts/routes.ts'
import { offersRoutes } from './offers/routes.ts'
import { organizationGroupsRoutes } from './organizationGroups/routes.ts'
import { partnersRoutes } from './partners/routes.ts'
import { paymentSessionRoutes } from './payments/paymentSessionRoutes.ts'
import { paymentsRoutes } from './payments/routes.ts'
import { personalDataRoutes } from './personalData/routes.ts'
import { platformRoutes } from './platform/routes.ts'
import { pollsRoutes } from './polls/routes.ts'
import { servicesRoutes } from './services/routes.ts'
import { unreadsRoutes } from './unreads/routes.ts'
import { uploadsRoutes } from './uploads/routes.ts'

/** Every handler, in the shape of the endpoints table. */
export const routes = (services: Services): Routes => ({
  accounts: accountsRoutes(services),
  auth: authRoutes(services),
  changes: changesRoutes(services),
  clientRegister: clientRegisterRoutes(services),
  consumption: consumptionRoutes(services),
  contractLinks: contractLinksRoutes(services),
  contracts: { ...contractsRoutes(services), ...unreadsRoutes(services) },
  dashboard: dashboardRoutes(services),
  documents: documentsRoutes(services),
  house: houseRoutes(services),
  identity: identityRoutes(services),
  guestReadings: guestReadingsRoutes(services),
  helpDesk: helpDeskRoutes(services),
  invoices: invoicesRoutes(services),
  liveChat: liveChatRoutes(services),
  messages: messagesRoutes(services),
  meters: metersRoutes(services),
  moveOuts: moveOutsRoutes(services),
  offers: offersRoutes(services),
  organizationGroups: organizationGroupsRoutes(services),
  partners: { ...partnersRoutes(services), ...paymentSessionRoutes(services) },
  passkeys: passkeyRoutes(services),
  payments: paymentsRoutes(services),
  platform: platformRoutes(services),
  polls: pollsRoutes(services),
  profile: {
    ...profileRoutes(services),
    ...sessionRoutes(services),
    ...personalDataRoutes(services),
  },
  push: pushRoutes(services),
  services: servicesRoutes(services),
  social: socialRoutes(services),
  uploads: uploadsRoutes(services),
})
