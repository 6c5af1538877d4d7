import type * as z from 'zod/mini'
import { ConsumptionRecord, EnergyInformationRecord } from './schemas/records/consumptionRecord.ts'
import { ContractRecord } from './schemas/records/contractRecord.ts'
import { DocumentRecord } from './schemas/records/documentRecord.ts'
import { HelpDeskCategoryRecord } from './schemas/records/helpDeskCategoryRecord.ts'
import { HouseRecord } from './schemas/records/houseRecord.ts'
import { InvoiceRecord, PaymentRecord } from './schemas/records/invoiceRecord.ts'
import { MessageRecord } from './schemas/records/messageRecord.ts'
import { MeterRecord, ReadingRecord } from './schemas/records/meterRecord.ts'
import { OfferRecord } from './schemas/records/offerRecord.ts'
import { OrganizationRecord } from './schemas/records/organizationRecord.ts'
import { OutageRecord } from './schemas/records/outageRecord.ts'
import { PollRecord } from './schemas/records/pollRecord.ts'
import { SelfServiceRecord } from './schemas/records/selfServiceRecord.ts'

/** Schema of each resource's records, in the order in which a first import makes sense. */
export const records = {
  organizations: OrganizationRecord,
  houses: HouseRecord,
  contracts: ContractRecord,
  meters: MeterRecord,
  readings: ReadingRecord,
  consumption: ConsumptionRecord,
  'energy-information': EnergyInformationRecord,
  invoices: InvoiceRecord,
  payments: PaymentRecord,
  documents: DocumentRecord,
  messages: MessageRecord,
  polls: PollRecord,
  offers: OfferRecord,
  'self-services': SelfServiceRecord,
  'help-desk-categories': HelpDeskCategoryRecord,
  outages: OutageRecord,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>

export type ResourceName = keyof typeof records

export const resourceNames = Object.keys(records) as [ResourceName, ...ResourceName[]]
