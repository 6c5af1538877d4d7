import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  billChanges,
  billedMonths,
  invoiceFileUrl,
  invoiceHistory,
  invoices,
  lastInvoice,
} from '../../src/api/endpoints/invoices.ts'
import { paymentReceiptUrl } from '../../src/api/endpoints/receipts.ts'
import { invoiceTypes } from '../../src/api/schemas/invoices.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadOrganizationSettings } from '../../src/suite/loadOrganizationSettings.ts'
import type { BillsFilter } from './types.ts'

/**
 * Keys start with the resource and contain the contract, so that switching contracts needs no manual
 * invalidation.
 */
export const lastInvoiceQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['invoices', contract, 'last'],
    queryFn: async ({ signal }) => (await client.call(lastInvoice, { params: { contract }, signal })).data,
  })

export const invoicesQuery = (client: Client, contract: number, { kind, year }: BillsFilter) =>
  infiniteQueryOptions({
    queryKey: ['invoices', contract, 'list', kind, year],
    queryFn: ({ pageParam, signal }) => {
      const type = invoiceTypes.find(candidate => candidate === kind)
      return client.call(invoices, { params: { contract }, query: { type, year, cursor: pageParam }, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const historyQuery = (client: Client, contract: number, { kind, year }: BillsFilter) =>
  infiniteQueryOptions({
    queryKey: ['invoices', contract, 'history', kind, year],
    queryFn: ({ pageParam, signal }) => {
      const entryKind = kind === 'invoice' || kind === 'payment' ? kind : undefined
      const query = { kind: entryKind, year, cursor: pageParam }
      return client.call(invoiceHistory, { params: { contract }, query, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const changesQuery = (client: Client, contract: number, invoice: number, locale: string) =>
  queryOptions({
    queryKey: ['invoices', contract, invoice, 'changes', locale],
    queryFn: async ({ signal }) =>
      (await client.call(billChanges, { params: { contract, invoice }, locale, signal })).data,
  })

export const monthsQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['invoices', contract, 'months'],
    queryFn: async ({ signal }) => (await client.call(billedMonths, { params: { contract }, signal })).data,
  })

/** Whether an organization takes payments here; true if its settings cannot be loaded, because the server checks too. */
export const takesPaymentsQuery = (suite: Suite, organization: number) =>
  queryOptions({
    queryKey: ['organizations', organization, 'takes-payments'],
    queryFn: () =>
      loadOrganizationSettings(suite, organization).then(
        ({ isPayServiceEnabled }) => isPayServiceEnabled,
        () => true,
      ),
  })

/** Fetches a signed URL of a payment's receipt, valid for one minute. @throws ApiError */
export const fetchReceiptUrl = async (client: Client, contract: number, payment: string): Promise<string> =>
  (await client.call(paymentReceiptUrl, { params: { contract, payment } })).data.url

/** Fetches a signed URL of an invoice's PDF, valid for one minute. @throws ApiError */
export const fetchInvoiceFileUrl = async (
  client: Client,
  contract: number,
  invoice: number,
): Promise<string> => (await client.call(invoiceFileUrl, { params: { contract, invoice } })).data.url
