import { queryOptions } from '@tanstack/react-query'
import { contractHolders } from '../../src/api/endpoints/contractLinks.ts'
import { contractServices } from '../../src/api/endpoints/house.ts'
import { meters } from '../../src/api/endpoints/meters.ts'
import { moveOut } from '../../src/api/endpoints/moveOuts.ts'
import type { Client } from '../../src/client/createClient.ts'

/** The people who hold a contract (CON-14). */
export const holdersQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['holders', contract],
    queryFn: async ({ signal }) =>
      (await client.call(contractHolders, { params: { contract }, signal })).data,
  })

/** The key contains the language, because the server localises the names of services. */
export const servicesQuery = (client: Client, contract: number, locale: string) =>
  queryOptions({
    queryKey: ['contract-services', contract, locale],
    queryFn: async ({ signal }) =>
      (await client.call(contractServices, { params: { contract }, locale, signal })).data,
  })

/** Whether and when the contract can be ended, and the newest request (MOV-3). Staff's answers are of the topic `contracts`. */
export const moveOutQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['contracts', contract, 'move-out'],
    queryFn: async ({ signal }) => (await client.call(moveOut, { params: { contract }, signal })).data,
  })

/** Meters for last readings. */
export const lastMetersQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'list'],
    queryFn: async ({ signal }) => (await client.call(meters, { params: { contract }, signal })).data,
  })
