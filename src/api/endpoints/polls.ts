import * as z from 'zod/mini'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import {
  ContainerBody,
  ContainerCheckAnswer,
  PollDetailAnswer,
  PollsAnswer,
  PollsQuery,
  ProxyQuery,
  SignBody,
  SigningAnswer,
  SigningWebhookBody,
  TemporaryChoiceBody,
  VoteAnswer,
  VoteBody,
  WithdrawVoteBody,
} from '../schemas/polls.ts'
import { IdText, Reference } from '../schemas/primitives.ts'
import { SignedQuery } from '../schemas/signed.ts'
import { endpoint } from './endpoint.ts'

export const polls = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/polls',
  access: 'contract',
  permission: 'polls',
  summary: 'Polls, active or ended (POL-1)',
  params: z.object({ contract: IdText }),
  query: PollsQuery,
  answer: PollsAnswer,
})

export const poll = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/polls/{poll}',
  access: 'contract',
  permission: 'polls',
  summary: 'One poll with its questions and votes',
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  answer: PollDetailAnswer,
  isWhole: true,
})

export const vote = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/polls/{poll}/vote',
  access: 'contract',
  permission: 'vote',
  summary: 'Votes (POL-2); takes an Idempotency-Key',
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  body: VoteBody,
  answer: VoteAnswer,
  idempotencyKey: true,
  errors: [
    'poll_answer_invalid',
    'poll_choice_not_found',
    'poll_question_mismatched',
    'poll_choice_not_counted',
    'poll_update_not_allowed',
  ],
})

export const withdrawVote = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/polls/{poll}/vote/withdrawal',
  access: 'contract',
  permission: 'vote',
  summary: "Withdraws the caller's own vote, where the poll allows it (VOT-6)",
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  body: WithdrawVoteBody,
  answer: 'none',
  errors: ['poll_update_not_allowed'],
})

export const keepChoice = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'contracts/{contract}/polls/{poll}/choice/temporary',
  access: 'contract',
  permission: 'vote',
  summary: 'Keeps a choice that does not count yet',
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  body: TemporaryChoiceBody,
  answer: 'none',
  errors: ['poll_answer_invalid', 'poll_question_mismatched', 'poll_update_not_allowed'],
})

export const pollFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/polls/{poll}/files/{file}/file-url',
  access: 'contract',
  permission: 'polls',
  summary: "A short-lived address of a poll's file",
  params: z.object({ contract: IdText, poll: IdText, file: IdText }),
  answer: FileUrlAnswer,
})

export const containerUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/polls/{poll}/container-url',
  access: 'contract',
  permission: 'polls',
  summary: "A short-lived address of the signed container of the caller's own vote (VOT-1)",
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  answer: FileUrlAnswer,
})

export const container = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'files/votes/{vote}',
  access: 'signature',
  summary: 'The signed container of a vote, by the address that was given for it',
  params: z.object({ vote: IdText }),
  query: SignedQuery,
  answer: 'file',
  mediaTypes: ['application/vnd.etsi.asic-e+zip'],
  errors: ['link_expired'],
})

export const checkContainer = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'polls/containers/verification',
  access: 'anyone',
  summary:
    'Checks a signed container without an account: what it holds, whether it is sound and counted (VOT-2)',
  body: ContainerBody,
  bodyBytes: 1_450_000,
  answer: ContainerCheckAnswer,
  errors: ['rate_limited'],
})

export const signVote = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/polls/{poll}/sign',
  access: 'contract',
  permission: 'vote',
  summary: 'Starts the signing of a vote (POL-3)',
  params: z.object({ contract: IdText, poll: IdText }),
  query: ProxyQuery,
  body: SignBody,
  answer: SigningAnswer,
  errors: [
    'poll_answer_invalid',
    'poll_choice_not_found',
    'poll_question_mismatched',
    'poll_signature_unavailable',
    'poll_signing_not_allowed',
    'poll_update_not_allowed',
    'rate_limited',
  ],
})

export const signing = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'contracts/{contract}/polls/{poll}/sign/{signing}',
  access: 'contract',
  permission: 'vote',
  summary: 'How a signing stands',
  params: z.object({ contract: IdText, poll: IdText, signing: Reference }),
  query: ProxyQuery,
  answer: SigningAnswer,
  errors: ['poll_mismatched', 'poll_signing_not_allowed'],
})

export const completeSigning = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/polls/{poll}/sign/{signing}/completed',
  access: 'contract',
  permission: 'vote',
  summary: 'Counts the vote of a completed signing',
  params: z.object({ contract: IdText, poll: IdText, signing: Reference }),
  query: ProxyQuery,
  answer: VoteAnswer,
  errors: [
    'poll_choice_not_counted',
    'poll_mismatched',
    'poll_signing_not_allowed',
    'poll_update_not_allowed',
  ],
})

export const failSigning = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'contracts/{contract}/polls/{poll}/sign/{signing}/failed',
  access: 'contract',
  permission: 'vote',
  summary: 'Gives up a signing',
  params: z.object({ contract: IdText, poll: IdText, signing: Reference }),
  query: ProxyQuery,
  answer: SigningAnswer,
  errors: ['poll_mismatched', 'poll_signing_not_allowed'],
})

export const signingWebhook = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'polls/webhooks/signatures',
  access: 'signature',
  summary: "The e-signature provider's word, signed over its raw body",
  body: SigningWebhookBody,
  answer: 'none',
})
