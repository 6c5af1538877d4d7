import type { Routes } from '../http/Handler.ts'
import type { Services } from '../Services.ts'
import { accountsRoutes } from './accounts.ts'
import { authRoutes } from './auth.ts'
import { clientRegisterRoutes } from './clientRegister.ts'
import { contractLinksRoutes } from './contractLinks.ts'
import { contractsRoutes } from './contracts.ts'
import { dashboardRoutes } from './dashboard.ts'
import { documentsRoutes } from './documents.ts'
import { helpDeskRoutes } from './helpDesk.ts'
import { houseRoutes } from './house.ts'
import { invoicesRoutes } from './invoices.ts'
import { liveChatRoutes } from './liveChat.ts'
import { messagesRoutes } from './messages.ts'
import { metersRoutes } from './meters.ts'
import { offersRoutes } from './offers.ts'
import { organizationGroupsRoutes } from './organizationGroups.ts'
import { partnersRoutes } from './partners.ts'
import { paymentsRoutes } from './payments.ts'
import { platformRoutes } from './platform.ts'
import { pollsRoutes } from './polls.ts'
import { profileRoutes } from './profile.ts'
import { servicesRoutes } from './services.ts'
import { socialRoutes } from './social.ts'
import { uploadsRoutes } from './uploads.ts'

/** Every handler, in the shape of the endpoints table. */
export const routes = (services: Services): Routes => ({
  accounts: accountsRoutes(services),
  auth: authRoutes(services),
  clientRegister: clientRegisterRoutes(services),
  contractLinks: contractLinksRoutes(services),
  contracts: contractsRoutes(services),
  dashboard: dashboardRoutes(services),
  documents: documentsRoutes(services),
  house: houseRoutes(services),
  helpDesk: helpDeskRoutes(services),
  invoices: invoicesRoutes(services),
  liveChat: liveChatRoutes(services),
  messages: messagesRoutes(services),
  meters: metersRoutes(services),
  offers: offersRoutes(services),
  organizationGroups: organizationGroupsRoutes(services),
  partners: partnersRoutes(services),
  payments: paymentsRoutes(services),
  platform: platformRoutes(services),
  polls: pollsRoutes(services),
  profile: profileRoutes(services),
  services: servicesRoutes(services),
  social: socialRoutes(services),
  uploads: uploadsRoutes(services),
})
