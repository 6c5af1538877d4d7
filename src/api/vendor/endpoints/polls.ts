import { endpoint } from '../../endpoints/endpoint.ts'
import {
  ContainerTallyAnswer,
  OpenPollBody,
  PaperBallotBody,
  PollParams,
  PollResultAnswer,
  PollVoteAnswer,
  PollVoteParams,
  PollVotesAnswer,
} from '../schemas/polls.ts'

const access = 'vendor'
const params = PollParams

/** What staff do with a poll besides writing its record. */
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
  enterPaperBallot: endpoint({
    method: 'POST',
    path: 'polls/{sourceId}/paper-ballots',
    access,
    summary: 'Enters a ballot on paper, which counts beside electronic votes, one vote per contract (VOT-7)',
    params,
    body: PaperBallotBody,
    answer: PollVoteAnswer,
    successes: [201],
    errors: ['poll_answer_invalid', 'poll_update_not_allowed'],
  }),
  withdrawPaperBallot: endpoint({
    method: 'POST',
    path: 'polls/{sourceId}/votes/{vote}/withdrawal',
    access,
    summary: 'Takes back a ballot on paper; it stays in the list and no longer counts',
    params: PollVoteParams,
    answer: 'none',
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
