import type { VendorRoutes } from '../http/Handler.ts'
import type { Services } from '../Services.ts'
import { staffClientFormsRoutes } from './clientRegister/staffRoutes.ts'
import { staffHoldersRoutes } from './contractLinks/staffRoutes.ts'
import { eventsRoutes } from './events/routes.ts'
import { webhookRoutes } from './events/webhookRoutes.ts'
import { staffRequestsRoutes } from './helpDesk/staffRoutes.ts'
import { importsRoutes } from './imports/routes.ts'
import { staffChatsRoutes } from './liveChat/staffRoutes.ts'
import { staffMessagesRoutes } from './messages/staffRoutes.ts'
import { staffReadingsRoutes } from './meters/staffRoutes.ts'
import { staffMoveOutsRoutes } from './moveOuts/staffRoutes.ts'
import { vendorSettingsRoutes } from './platform/settingsRoutes.ts'
import { staffProxiesRoutes } from './polls/staffProxiesRoutes.ts'
import { staffPollsRoutes } from './polls/staffRoutes.ts'
import { accountOfVendorRoutes } from './vendorKeys/routes.ts'

/** Every handler of the vendor API, in the shape of its table. */
export const vendorRoutes = (services: Services): VendorRoutes => ({
  account: accountOfVendorRoutes(services),
  chats: staffChatsRoutes(services),
  clientForms: staffClientFormsRoutes(services),
  declaredReadings: staffReadingsRoutes(services),
  events: eventsRoutes(services),
  holders: staffHoldersRoutes(services),
  messageActions: staffMessagesRoutes(services),
  moveOuts: staffMoveOutsRoutes(services),
  pollActions: staffPollsRoutes(services),
  proxies: staffProxiesRoutes(services),
  requests: staffRequestsRoutes(services),
  settings: vendorSettingsRoutes(services),
  webhooks: webhookRoutes(services),
  ...importsRoutes(services),
})
