import * as account from '../../src/api/vendor/schemas/account.ts'
import * as chats from '../../src/api/vendor/schemas/chats.ts'
import * as clientForms from '../../src/api/vendor/schemas/clientForms.ts'
import * as events from '../../src/api/vendor/schemas/events.ts'
import * as holders from '../../src/api/vendor/schemas/holders.ts'
import * as imports from '../../src/api/vendor/schemas/imports.ts'
import * as vendorMoveOuts from '../../src/api/vendor/schemas/moveOuts.ts'
import * as polls from '../../src/api/vendor/schemas/polls.ts'
import * as proxies from '../../src/api/vendor/schemas/proxies.ts'
import * as readings from '../../src/api/vendor/schemas/readings.ts'
import * as consumptionRecord from '../../src/api/vendor/schemas/records/consumptionRecord.ts'
import * as contractRecord from '../../src/api/vendor/schemas/records/contractRecord.ts'
import * as documentRecord from '../../src/api/vendor/schemas/records/documentRecord.ts'
import * as helpDeskCategoryRecord from '../../src/api/vendor/schemas/records/helpDeskCategoryRecord.ts'
import * as houseRecord from '../../src/api/vendor/schemas/records/houseRecord.ts'
import * as invoiceRecord from '../../src/api/vendor/schemas/records/invoiceRecord.ts'
import * as messageRecord from '../../src/api/vendor/schemas/records/messageRecord.ts'
import * as meterRecord from '../../src/api/vendor/schemas/records/meterRecord.ts'
import * as offerRecord from '../../src/api/vendor/schemas/records/offerRecord.ts'
import * as organizationRecord from '../../src/api/vendor/schemas/records/organizationRecord.ts'
import * as outageRecord from '../../src/api/vendor/schemas/records/outageRecord.ts'
import * as pollRecord from '../../src/api/vendor/schemas/records/pollRecord.ts'
import * as selfServiceRecord from '../../src/api/vendor/schemas/records/selfServiceRecord.ts'
import * as requests from '../../src/api/vendor/schemas/requests.ts'
import * as settings from '../../src/api/vendor/schemas/settings.ts'
import * as shared from '../../src/api/vendor/schemas/shared.ts'
import * as values from '../../src/api/vendor/schemas/values.ts'
import * as webhooks from '../../src/api/vendor/schemas/webhooks.ts'
import { schemaModules } from './schemaModules.ts'

/** Modules of the schemas that cross the wire between vendors' systems and the server. */
export const vendorSchemaModules = [
  ...schemaModules,
  account,
  chats,
  clientForms,
  events,
  holders,
  imports,
  vendorMoveOuts,
  polls,
  proxies,
  readings,
  requests,
  settings,
  shared,
  values,
  webhooks,
  consumptionRecord,
  contractRecord,
  documentRecord,
  helpDeskCategoryRecord,
  houseRecord,
  invoiceRecord,
  messageRecord,
  meterRecord,
  offerRecord,
  organizationRecord,
  outageRecord,
  pollRecord,
  selfServiceRecord,
]
