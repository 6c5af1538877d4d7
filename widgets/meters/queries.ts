import { queryOptions } from '@tanstack/react-query'
import {
  declarationPeriod,
  declarationsAvailable,
  meterHistory,
  meters,
} from '../../src/api/endpoints/meters.ts'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import type { Client } from '../../src/client/createClient.ts'

/** Keys start with the resource and carry the contract: a switch of contract invalidates nothing by hand. */
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

/** The window with how far the server's clock is ahead of the device's, in milliseconds. */
export interface Period {
  readonly isOpen: boolean
  readonly opensAt: string
  readonly closesAt: string
  readonly ahead: number
}

/** Asked once and kept: both calls have to succeed for readings to be taken (MET-4). */
export const periodQuery = (client: Client, contract: number) =>
  queryOptions({
    queryKey: ['meters', contract, 'period'],
    queryFn: async ({ signal }): Promise<Period> => {
      const [{ data: period }] = await Promise.all([
        client.call(declarationPeriod, { query: { contractId: contract }, signal }),
        client.call(declarationsAvailable, { params: { contract }, signal }),
      ])
      const { isOpen, opensAt, closesAt } = period
      return { isOpen, opensAt, closesAt, ahead: Date.parse(period.now) - Date.now() }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

const photos = () => import('./readingPhoto.ts')

/** Photos never change, so one that was looked at is not fetched again. */
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
