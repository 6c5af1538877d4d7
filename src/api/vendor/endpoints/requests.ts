import { endpoint } from '../../endpoints/endpoint.ts'
import {
  FileAnswer,
  FileQuery,
  ReplyAnswer,
  ReplyBody,
  RequestAnswer,
  RequestFileParams,
  RequestParams,
  RequestsAnswer,
  RequestsQuery,
  StageBody,
} from '../schemas/requests.ts'

const access = 'vendor'
const params = RequestParams

/** Residents' requests, as staff answer them. */
export const requests = {
  list: endpoint({
    method: 'GET',
    path: 'requests',
    access,
    summary: 'Requests of residents, newest first',
    query: RequestsQuery,
    answer: RequestsAnswer,
  }),
  one: endpoint({
    method: 'GET',
    path: 'requests/{request}',
    access,
    summary: 'One request with its correspondence, stages and files',
    params,
    answer: RequestAnswer,
  }),
  reply: endpoint({
    method: 'POST',
    path: 'requests/{request}/replies',
    access,
    successes: [201],
    summary: 'Answers a request; with an Idempotency-Key once',
    params,
    body: ReplyBody,
    answer: ReplyAnswer,
    idempotencyKey: true,
  }),
  changeStage: endpoint({
    method: 'PUT',
    path: 'requests/{request}/stage',
    access,
    summary: 'Moves a request to a stage',
    params,
    body: StageBody,
    answer: 'none',
  }),
  file: endpoint({
    method: 'GET',
    path: 'requests/{request}/files/{file}',
    access,
    summary: 'A file of a request',
    params: RequestFileParams,
    answer: 'file',
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
  }),
  attach: endpoint({
    method: 'POST',
    path: 'requests/{request}/files',
    access,
    successes: [201],
    summary: 'Attaches a file, which is the body: a PDF, JPEG or PNG of 5 MB at most',
    stream: ['application/pdf', 'image/jpeg', 'image/png'],
    params,
    query: FileQuery,
    answer: FileAnswer,
  }),
} as const
