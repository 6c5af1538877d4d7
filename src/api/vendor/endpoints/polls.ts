import { endpoint } from '../../endpoints/endpoint.ts'
import {
  ContainerTallyAnswer,
  OpenPollBody,
  PollParams,
  PollResultAnswer,
  PollVoteParams,
  PollVotesAnswer,
} from '../schemas/polls.ts'

const access = 'vendor'
const params = PollParams

/** What staff do with a poll beside its record. */
export const pollActions = {
  open: endpoint({
    method: 'POST',
    path: 'polls/{sourceId}/open',
    access,
    summary: 'Opens a poll today, or keeps an open one open, until a last day',
    params,
    body: OpenPollBody,
    answer: PollResultAnswer,
  }),
  close: endpoint({
    method: 'POST',
    path: 'polls/{sourceId}/close',
    access,
    summary: 'Closes a poll now',
    params,
    answer: PollResultAnswer,
  }),
  result: endpoint({
    method: 'GET',
    path: 'polls/{sourceId}/result',
    access,
    summary: 'The votes of a poll and, once it has ended, its decision',
    params,
    answer: PollResultAnswer,
  }),
  votes: endpoint({
    method: 'GET',
    path: 'polls/{sourceId}/votes',
    access,
    summary: 'The votes with their receipts',
    params,
    answer: PollVotesAnswer,
  }),
  tally: endpoint({
    method: 'GET',
    path: 'polls/{sourceId}/tally',
    access,
    summary: 'The signed votes of a poll, counted from their containers alone (VOT-3)',
    params,
    answer: ContainerTallyAnswer,
  }),
  container: endpoint({
    method: 'GET',
    path: 'polls/{sourceId}/votes/{vote}/container',
    access,
    summary: 'The signed container of a vote: ASiC-E with XAdES, which a notary can check (VOT-1)',
    params: PollVoteParams,
    answer: 'file',
    mediaTypes: ['application/vnd.etsi.asic-e+zip'],
  }),
} as const
