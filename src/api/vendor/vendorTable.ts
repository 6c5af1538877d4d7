import { namedEndpoints } from '../endpoints/table.ts'
import { account } from './endpoints/account.ts'
import { chats } from './endpoints/chats.ts'
import { clientForms } from './endpoints/clientForms.ts'
import { events } from './endpoints/events.ts'
import { holders } from './endpoints/holders.ts'
import { imports } from './endpoints/imports.ts'
import { messageActions } from './endpoints/messages.ts'
import { moveOuts } from './endpoints/moveOuts.ts'
import { pollActions } from './endpoints/polls.ts'
import { proxies } from './endpoints/proxies.ts'
import { declaredReadings } from './endpoints/readings.ts'
import { recordEndpoints } from './endpoints/recordEndpoints.ts'
import { requests } from './endpoints/requests.ts'
import { settings } from './endpoints/settings.ts'
import { webhooks } from './endpoints/webhooks.ts'

/** Every call of the vendor API by resource: vendors' systems call it with a secret key. */
export const vendorTable = {
  account,
  chats,
  clientForms,
  declaredReadings,
  events,
  holders,
  imports,
  messageActions,
  moveOuts,
  pollActions,
  proxies,
  records: recordEndpoints,
  requests,
  settings,
  webhooks,
} as const

/** Every call of the vendor API with its name, e.g. "account.me". */
export const vendorEndpoints = namedEndpoints(vendorTable)
