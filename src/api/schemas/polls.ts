import * as z from 'zod/mini'
import { PersonName, Phone } from './accounts.ts'
import { AttachedFile } from './messages.ts'
import { Day, data, Id, IdText, known, Moment, page, pageQuery, ReturnUrl } from './primitives.ts'

const choices = ['agree', 'disagree'] as const

export const Poll = z.object({
  id: Id,
  title: z.string(),
  state: known(['active', 'ended'], 'other'),
  startsOn: Day,
  endsOn: Day,
  /** Whether the contract has voted; if `isByProxyOnly`, every contract that the caller represents. */
  hasTakenPart: z.boolean(),
  /** Whether the user may vote for the contract: a tenant may not, and nobody for one that has ended. */
  isVoter: z.boolean(),
  isRead: z.boolean(),
  /** Whether the contract takes no part, and the caller votes for other contracts only; false if absent. */
  isByProxyOnly: z.optional(z.boolean()),
})
export const PollsAnswer = page(Poll)
export const PollsQuery = z.object({ ...pageQuery, state: z.optional(z.enum(['active', 'ended'])) })

/** A question with its votes. Percentages follow the feature that names their base (POL-5). */
export const PollQuestion = z.object({
  id: Id,
  text: z.string(),
  agree: z.int(),
  disagree: z.int(),
  agreePercent: z.string(),
  disagreePercent: z.string(),
  /** Votes on paper among them. */
  paperAgree: z.optional(z.int()),
  paperDisagree: z.optional(z.int()),
  decision: z.nullable(known(['accepted', 'rejected'], 'other')),
  myChoice: z.nullable(known(choices, 'other')),
})

export const QuestionAnswer = z.object({ questionId: Id, choice: z.enum(choices) })
const answers = z.array(QuestionAnswer).check(z.minLength(1), z.maxLength(100))

/** A vote with its receipt. */
export const Vote = z.object({
  pollId: Id,
  at: Moment,
  answers,
  receipt: z.string(),
  /** Whether the signed container of the vote can be downloaded. */
  hasContainer: z.optional(z.boolean()),
})

export const Signing = z.object({
  id: z.string(),
  state: known(['waiting', 'signed', 'completed', 'failed'], 'waiting'),
  redirectUrl: z.nullable(z.string()),
  /** Code to compare with the one on the phone. */
  controlCode: z.nullable(z.string()),
  failure: z.nullable(known(['refused', 'expired', 'given_up', 'changed', 'invalid'], 'other')),
})

/** A proxy of the caller: a contract for which the caller votes, too. */
export const PollProxy = z.object({
  id: Id,
  /** Number of the written authorisation. */
  number: z.string(),
  /** Number of the contract. */
  contract: z.string(),
  premises: z.array(z.string()),
  hasTakenPart: z.boolean(),
})

/** The proxy who voted for the contract. */
export const ProxyVoter = z.object({ name: z.nullable(z.string()) })

/** A vote for the contract that a proxy of the caller represents, instead of the own one. */
export const ProxyQuery = z.object({ proxy: z.optional(IdText) })

export const PollDetail = z.extend(Poll, {
  description: z.string(),
  totalVotes: z.int(),
  totalParticipants: z.int(),
  requiredVotes: z.int(),
  /** What votes count; owners if absent. */
  unit: z.optional(known(['owners', 'premises', 'shares'], 'owners')),
  /** Null while it runs. */
  finalDecision: z.nullable(known(['accepted', 'rejected', 'partly'], 'other')),
  canVote: z.boolean(),
  /** Until then voters may withdraw their votes; null if a vote is final. */
  withdrawableUntil: z.optional(z.nullable(Moment)),
  /** Whether the caller may withdraw `vote` now. */
  canWithdraw: z.optional(z.boolean()),
  /** Whether a vote counts only when signed (POL-3). */
  needsSignature: z.boolean(),
  questions: z.array(PollQuestion),
  files: z.array(AttachedFile),
  /** The caller's own vote with its receipt; null for other holders of the contract. */
  vote: z.optional(z.nullable(Vote)),
  /** The caller's own signing that is not over: it waits for the signature, or is signed and not counted yet. */
  signing: z.optional(z.nullable(Signing)),
  /** Contracts for which the caller votes, too; only the asked one if the call names a proxy. */
  proxies: z.optional(z.array(PollProxy)),
  /** Set if a proxy voted for the contract. */
  votedBy: z.optional(z.nullable(ProxyVoter)),
})
export const PollDetailAnswer = data(PollDetail)

/**
 * A vote; without answers the saved choice counts. Only an owner or an authorised person may vote, and confirms it
 * (POL-2).
 */
export const VoteBody = z.object({
  answers: z.optional(answers),
  isOwner: z.literal(true, 'validation.owner_required'),
})

/** The vote to withdraw, by its receipt, so that a repeated call withdraws no later one. */
export const WithdrawVoteBody = z.object({ receipt: z.string().check(z.minLength(1), z.maxLength(100)) })

/** A saved choice that does not count as a vote. */
export const TemporaryChoiceBody = z.object({ answers })

/** What the e-signature provider needs (POL-3). */
export const SignBody = z.object({
  firstName: PersonName,
  lastName: PersonName,
  phone: Phone,
  personalCode: z.string().check(z.regex(/^\d{6}-?\d{5}$/, 'validation.personal_code')),
  answers: z.optional(answers),
  isOwner: z.literal(true, 'validation.owner_required'),
  consent: z.literal(true, 'validation.consent_required'),
  returnUrl: ReturnUrl,
})

export const SigningAnswer = data(Signing)

export const VoteAnswer = data(Vote)

/** Characters of a container of one megabyte in base64. */
const mostCharacters = 1_400_000

/** A signed container that somebody wants to check, in base64. */
export const ContainerBody = z.object({ container: z.base64().check(z.maxLength(mostCharacters)) })

export const ContainerSigner = z.object({
  name: z.string(),
  /** The authority that issued the certificate. */
  issuer: z.string(),
})

export const BallotPoll = z.object({
  id: Id,
  title: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  unit: known(['owners', 'premises', 'shares'], 'owners'),
})

export const BallotPremises = z.object({ name: z.string(), share: z.int() })

export const BallotAnswer = z.object({ question: Id, text: z.string(), choice: known(choices, 'other') })

/** The written authorisation of a voter who is a proxy. */
export const BallotProxy = z.object({ number: z.string() })

/** What the signature of a container covers. */
export const SignedBallot = z.object({
  vendor: z.string(),
  poll: BallotPoll,
  contract: z.string(),
  premises: z.array(BallotPremises),
  weight: z.int(),
  roles: z.array(z.string()),
  proxy: z.optional(BallotProxy),
  answers: z.array(BallotAnswer),
})

/** What a container proves. */
export const ContainerCheck = z.object({
  result: known(['sound', 'changed', 'not_container', 'not_trusted', 'not_ballot'], 'other'),
  /** Whether exactly this container is counted here. */
  isCounted: z.boolean(),
  /** Whether exactly this container was counted here, and the voter withdrew the vote. */
  isWithdrawn: z.optional(z.boolean()),
  signer: z.nullable(ContainerSigner),
  /** When the signer says that it signed; no authority confirms it. */
  signedAt: z.nullable(Moment),
  ballot: z.nullable(SignedBallot),
})
export const ContainerCheckAnswer = data(ContainerCheck)

/** The e-signature provider's webhook event. Its signature covers the raw body. */
export const SigningWebhookBody = z.object({
  signing: z.string().check(z.maxLength(64)),
  state: z.enum(['completed', 'refused', 'expired']),
  at: Moment,
})
