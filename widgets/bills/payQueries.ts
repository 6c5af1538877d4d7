import { queryOptions } from '@tanstack/react-query'
import { transferDetails } from '../../src/api/endpoints/invoices.ts'
import { paymentMethods } from '../../src/api/endpoints/payments.ts'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Client } from '../../src/client/createClient.ts'

export const paymentMethodsQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['payments', contract, 'methods'],
    queryFn: async ({ signal }) => (await client.call(paymentMethods, { params: { contract }, signal })).data,
  })

/**
 * The key contains the amount, because another amount means another transfer. It is not below the bill's, because a bill
 * that is paid has no transfer: reloading both would be refused.
 */
export const transferQuery = (client: Client, contract: number, { id, amountDue }: Invoice) =>
  queryOptions({
    queryKey: ['transfer-details', contract, id, amountDue],
    queryFn: async ({ signal }) =>
      (await client.call(transferDetails, { params: { contract, invoice: id }, signal })).data,
  })
