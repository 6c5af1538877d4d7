import type { ReactNode } from 'react'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { Choice, Choices, Poll, PollDetail, Tab, Vote } from './model.ts'

interface Unconfirmed {
  /** Whether the user votes once the vendor has confirmed the role. */
  readonly isUnconfirmed?: boolean
}

export interface AllState extends Unconfirmed {
  readonly kind: 'all'
  readonly tab: Tab
  readonly panel: Panel<Rows<Poll>>
  /** The poll opened last; receives the focus. */
  readonly lastOpened?: number | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
}

/** Details of the signer; only name and phone are prefilled. */
export type Signer = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly personalCode: string
}

/** Fields of a vote; the signer and the consent apply only to signed polls. */
export type Ballot = Signer & {
  readonly choices: Choices
  readonly isOwner: boolean
  readonly consent: boolean
}

export interface BallotState {
  readonly kind: 'filling'
  readonly ballot: Ballot
  /** Error message of each invalid field. */
  readonly errors: Readonly<Partial<Record<keyof Ballot, string>>>
  /** Why the vote was not counted. */
  readonly problem?: string | undefined
  /** Why the previous signature failed, as text. */
  readonly failed?: string | undefined
  readonly busy?: 'voting' | 'keeping' | undefined
}

export interface Waiting {
  readonly kind: 'waiting'
  /** The user compares it with the code on the phone. */
  readonly controlCode: string | undefined
  /** Page of the signature service; undefined if its address is unsafe. */
  readonly link: string | undefined
  /** The vote is signed and being counted. */
  readonly counting: boolean
  readonly problem?: string | undefined
  /** Whether the problem is that the signature was not cancelled; otherwise the vote was not counted. */
  readonly isCancelFailed?: boolean
  readonly busy?: boolean
}

/** How the own vote can be withdrawn. */
export interface WithdrawalState {
  /** Moment until which it can. */
  readonly until: string
  /** Whether the question is open. */
  readonly asking: boolean
  readonly busy?: boolean
  /** Why it was not withdrawn. */
  readonly error?: string | undefined
}

/** State of the user's own vote. */
export type Voting =
  | { readonly kind: 'closed'; readonly problem?: string | undefined }
  | BallotState
  | Waiting
  | {
      readonly kind: 'voted'
      readonly vote: Vote
      /** Whether it was counted just now: its heading receives the focus. */
      readonly isNew: boolean
      readonly problem?: string | undefined
      /** Undefined if the vote is final. */
      readonly withdrawal?: WithdrawalState | undefined
    }

export interface OneState extends Unconfirmed {
  readonly kind: 'one'
  readonly panel: Panel<PollDetail>
  readonly voting?: Voting
  readonly file?: FileState | undefined
  /** Where anyone checks the signed container of a vote. */
  readonly verify?: LinkProps | undefined
  /** The votes for contracts that the user represents. */
  readonly proxyVotes?: ReactNode
  readonly takesFocus: boolean
  readonly list: LinkProps
  readonly loadedAt?: string | undefined
}

export interface PollsViewProps {
  readonly state: AllState | OneState
  readonly onRetry: () => void
  readonly onMore?: () => void
  readonly onTab?: (tab: Tab) => void
  readonly onFile?: (id: number) => void
  readonly onChoose?: (question: number, choice: Choice) => void
  readonly onType?: <Field extends keyof Ballot>(field: Field, value: Ballot[Field]) => void
  readonly onVote?: () => void
  readonly onKeep?: () => void
  readonly onGiveUp?: () => void
  readonly onCount?: () => void
  readonly onSave?: () => void
  /** Downloads the signed container of the own vote. */
  readonly onContainer?: () => void
  /** Opens the question before the own vote is withdrawn, and closes it. */
  readonly onAskWithdrawal?: () => void
  readonly onKeepVote?: () => void
  readonly onWithdraw?: () => void
}
