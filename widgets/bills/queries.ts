import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../src/client/createClient.ts'
import { invoiceHistory, invoices, lastInvoice } from '../../src/endpoints/invoices.ts'
import type { invoiceTypes } from '../../src/schemas/invoices.ts'

/** What a list is narrowed to; undefined means all. */
export interface InvoiceFilter {
  readonly type?: (typeof invoiceTypes)[number] | undefined
  readonly year?: number | undefined
}

/** Keys start with the resource and carry the contract: a switch of contract invalidates nothing by hand. */
export const lastInvoiceQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['invoices', contract, 'last'],
    queryFn: async ({ signal }) => (await client.call(lastInvoice, { params: { contract }, signal })).data,
  })

export const invoicesQuery = (client: Client, contract: number, filter: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: ['invoices', contract, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      client.call(invoices, { params: { contract }, query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })

export const historyQuery = (client: Client, contract: number, year: number | undefined) =>
  infiniteQueryOptions({
    queryKey: ['invoices', contract, 'history', year],
    queryFn: ({ pageParam, signal }) =>
      client.call(invoiceHistory, { params: { contract }, query: { year, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: last => last.meta.nextCursor ?? undefined,
  })
