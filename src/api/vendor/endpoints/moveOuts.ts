import { endpoint } from '../../endpoints/endpoint.ts'
import { MoveOutParams, MoveOutRefusal, MoveOutsAnswer, MoveOutsQuery } from '../schemas/moveOuts.ts'

const access = 'vendor'
const params = MoveOutParams

/** Contracts that residents end, as staff take them up. */
export const moveOuts = {
  list: endpoint({
    method: 'GET',
    path: 'move-outs',
    access,
    summary: 'Requests to end a contract, newest first',
    query: MoveOutsQuery,
    answer: MoveOutsAnswer,
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'move-outs/{moveOut}/confirm',
    access,
    summary: 'Confirms the day on which a contract ends; the resident sees it and gets a mail',
    params,
    answer: 'none',
    errors: ['move_out_update_not_allowed'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: 'move-outs/{moveOut}/refuse',
    access,
    summary:
      'Refuses a request with a sentence, which the resident sees and gets as a mail; also one that was confirmed',
    params,
    body: MoveOutRefusal,
    answer: 'none',
    errors: ['move_out_update_not_allowed'],
  }),
} as const
