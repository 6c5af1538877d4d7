import { queryOptions } from '@tanstack/react-query'
import {
  declarationPeriod,
  declarationsAvailable,
  meterHistory,
  meterReadings,
  meters,
} from '../../src/api/endpoints/meters.ts'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import type { Client } from '../../src/client/createClient.ts'

/**
 * Keys start with the resource and contain the contract, so that switching contracts needs no manual
 * invalidation.
 */
export const metersQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'list'],
    queryFn: async ({ signal }): Promise<readonly Meter[]> =>
      (await client.call(meters, { params: { contract }, signal })).data,
  })

export const historyQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'history'],
    queryFn: async ({ signal }) => (await client.call(meterHistory, { params: { contract }, signal })).data,
  })

/** Readings of one meter. */
export const readingsQuery = (client: Client, contract: number, meter: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'readings', meter],
    queryFn: async ({ signal }) =>
      (await client.call(meterReadings, { params: { contract, meter }, signal })).data,
  })

/** The window, and the offset of the server's clock from the device's in milliseconds. */
export interface Period {
  readonly isOpen: boolean
  readonly opensAt: string
  readonly closesAt: string
  readonly clockOffset: number
}

/** Loaded once: both calls have to succeed before readings can be declared (MET-4). */
export const periodQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'period'],
    queryFn: async ({ signal }): Promise<Period> => {
      const [{ data: period }] = await Promise.all([
        client.call(declarationPeriod, { query: { contractId: contract }, signal }),
        client.call(declarationsAvailable, { params: { contract }, signal }),
      ])
      const { isOpen, opensAt, closesAt } = period
      return { isOpen, opensAt, closesAt, clockOffset: Date.parse(period.now) - Date.now() }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const photos = () => import('./readingPhoto.ts')

/** Photos are immutable, so a cached one is never fetched again. */
export const photoQuery = (client: Client, contract: number, reading: MeterReading | undefined) =>
  queryOptions({
    queryKey: ['meters', contract, 'photo', reading?.id],
    queryFn: async ({ signal }) => {
      if (!reading) throw new Error('Nobody asked for a photo.')
      return (await photos()).readingPhoto(client, contract, reading, signal)
    },
    enabled: reading !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
