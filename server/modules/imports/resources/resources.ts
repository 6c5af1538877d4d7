import type { ResourceName } from '../../../../src/api/vendor/records.ts'
import type { Resource } from '../Resource.ts'
import { consumption, energyInformation } from './consumption.ts'
import { contracts } from './contracts.ts'
import { documents } from './documents.ts'
import { helpDeskCategories } from './helpDeskCategories.ts'
import { houses } from './houses.ts'
import { invoices } from './invoices.ts'
import { messages } from './messages.ts'
import { meters, readings } from './meters.ts'
import { offers } from './offers.ts'
import { organizations } from './organizations.ts'
import { outages } from './outages.ts'
import { payments } from './payments.ts'
import { polls } from './polls.ts'
import { selfServices } from './selfServices.ts'

/** How the records of each resource are stored. */
export const resources: Readonly<Record<ResourceName, Resource>> = {
  organizations,
  houses,
  contracts,
  meters,
  readings,
  consumption,
  'energy-information': energyInformation,
  invoices,
  payments,
  documents,
  messages,
  polls,
  offers,
  'self-services': selfServices,
  'help-desk-categories': helpDeskCategories,
  outages,
}
