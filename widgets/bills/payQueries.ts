import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../src/client/createClient.ts'
import { transferDetails } from '../../src/endpoints/invoices.ts'
import { paymentMethods } from '../../src/endpoints/payments.ts'
import type { Invoice } from '../../src/schemas/invoices.ts'

export const paymentMethodsQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['payments', contract, 'methods'],
    queryFn: async ({ signal }) => (await client.call(paymentMethods, { params: { contract }, signal })).data,
  })

/** The amount is in the key: another amount is another transfer. */
export const transferQuery = (client: Client, contract: number, { id, amountDue }: Invoice) =>
  queryOptions({
    queryKey: ['invoices', contract, id, 'transfer', amountDue],
    queryFn: async ({ signal }) =>
      (await client.call(transferDetails, { params: { contract, invoice: id }, signal })).data,
  })
