import type * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../../endpoints/endpoint.ts'
import { type ResourceName, records, resourceNames } from '../records.ts'
import { RecordAnswer, recordParams } from '../schemas/imports.ts'

/** Bytes of one record at most, in a call and in a row of an import. */
export const recordBytes = 8 * 1024 * 1024

const putRecord = (resource: ResourceName, body: z.ZodMiniType) =>
  endpoint({
    method: 'PUT',
    path: `${resource}/{sourceId}`,
    access: 'vendor',
    summary: `Writes one record of ${resource}; the same record again changes nothing`,
    params: recordParams,
    body,
    bodyBytes: recordBytes,
    answer: RecordAnswer,
  }) satisfies Endpoint

type PutRecord = ReturnType<typeof putRecord>

/** `PUT /{resource}/{sourceId}` for each resource. */
export const recordEndpoints = Object.fromEntries(
  resourceNames.map(name => [name, putRecord(name, records[name])]),
) as unknown as Readonly<Record<ResourceName, PutRecord>>
