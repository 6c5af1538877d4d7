import { endpoint } from '../../endpoints/endpoint.ts'
import { ReadingParams, ReadingsAnswer, ReadingsQuery, RefusalBody } from '../schemas/readings.ts'

const access = 'vendor'
const params = ReadingParams

/** Readings that residents declared, as staff check them. */
export const declaredReadings = {
  list: endpoint({
    method: 'GET',
    path: 'readings',
    access,
    summary: 'Readings that residents declared, newest first',
    query: ReadingsQuery,
    answer: ReadingsAnswer,
  }),
  photo: endpoint({
    method: 'GET',
    path: 'readings/{reading}/photo',
    access,
    summary: 'The photo that the resident sent with a reading',
    params,
    answer: 'file',
    mediaTypes: ['image/jpeg', 'image/png'],
  }),
  accept: endpoint({
    method: 'POST',
    path: 'readings/{reading}/accept',
    access,
    summary: 'Accepts a reading',
    params,
    answer: 'none',
  }),
  refuse: endpoint({
    method: 'POST',
    path: 'readings/{reading}/refuse',
    access,
    summary:
      'Refuses a reading with a reason, which residents get as a message; they can declare again while the window is open',
    params,
    body: RefusalBody,
    answer: 'none',
  }),
} as const
