import type { Routes } from '../http/Handler.ts'
import type { Services } from '../Services.ts'
import { authRoutes } from './auth.ts'
import { contractsRoutes } from './contracts.ts'
import { helpDeskRoutes } from './helpDesk.ts'
import { invoicesRoutes } from './invoices.ts'
import { messagesRoutes } from './messages.ts'
import { metersRoutes } from './meters.ts'
import { offersRoutes } from './offers.ts'
import { organizationGroupsRoutes } from './organizationGroups.ts'
import { platformRoutes } from './platform.ts'

/** Every handler, in the shape of the endpoints table. */
export const routes = (services: Services): Routes => ({
  auth: authRoutes(services),
  contracts: contractsRoutes(services),
  helpDesk: helpDeskRoutes(services),
  invoices: invoicesRoutes(services),
  messages: messagesRoutes(services),
  meters: metersRoutes(services),
  offers: offersRoutes(services),
  organizationGroups: organizationGroupsRoutes(services),
  platform: platformRoutes(services),
})
