import { me } from '../../src/api/endpoints/auth.ts'
import { currentEvents } from '../../src/api/endpoints/dashboard.ts'
import type { Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { tasks } from '../../src/api/endpoints/helpDesk.ts'
import { billedMonths, invoiceHistory, invoices, lastInvoice } from '../../src/api/endpoints/invoices.ts'
import { message, messages } from '../../src/api/endpoints/messages.ts'
import { declarationsAvailable, meterHistory, meters } from '../../src/api/endpoints/meters.ts'
import {
  organizationGroups,
  organizationGroupsWithContracts,
} from '../../src/api/endpoints/organizationGroups.ts'
import { polls } from '../../src/api/endpoints/polls.ts'

/** The reads that pages make most. */
const endpoints = {
  'users/me': me,
  'organization-groups': organizationGroups,
  contracts: organizationGroupsWithContracts,
  'invoices/last': lastInvoice,
  invoices,
  'invoices/months': billedMonths,
  'invoices/history': invoiceHistory,
  meters,
  'meters/history': meterHistory,
  'declarations/available': declarationsAvailable,
  messages,
  message,
  'help-desk': tasks,
  polls,
  'current-events': currentEvents,
} as const satisfies Record<string, Endpoint>

export type FrequentRead = keyof typeof endpoints

/** Ids of the demonstration that owner@example.com may read. */
const ids: Readonly<Record<string, string>> = { contract: '1', type: 'news', message: '1' }

/** Paths of the reads that pages make most, relative to the API's root. */
export const frequentReads = Object.fromEntries(
  Object.entries(endpoints).map(([name, { path }]) => [
    name,
    path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? ''),
  ]),
) as Readonly<Record<FrequentRead, string>>
