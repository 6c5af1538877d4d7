import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { invoiceFileUrl, invoiceHistory, invoices, lastInvoice } from '../../src/api/endpoints/invoices.ts'
import { invoiceTypes } from '../../src/api/schemas/invoices.ts'
import type { Client } from '../../src/client/createClient.ts'
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
      const type = invoiceTypes.find(known => known === kind)
      return client.call(invoices, { params: { contract }, query: { type, year, cursor: pageParam }, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const historyQuery = (client: Client, contract: number, { kind, year }: BillsFilter) =>
  infiniteQueryOptions({
    queryKey: ['invoices', contract, 'history', kind, year],
    queryFn: ({ pageParam, signal }) => {
      const wanted = kind === 'invoice' || kind === 'payment' ? kind : undefined
      const query = { kind: wanted, year, cursor: pageParam }
      return client.call(invoiceHistory, { params: { contract }, query, signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

/** Fetches a signed URL of an invoice's PDF, valid for one minute. @throws ApiError */
export const fetchInvoiceFileUrl = async (
  client: Client,
  contract: number,
  invoice: number,
): Promise<string> => (await client.call(invoiceFileUrl, { params: { contract, invoice } })).data.url
