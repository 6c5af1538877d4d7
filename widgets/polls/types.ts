import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { Choice, Choices, Poll, PollDetail, Tab, Vote } from './model.ts'

export interface AllState {
  readonly kind: 'all'
  readonly tab: Tab
  readonly panel: Panel<Rows<Poll>>
  /** The poll that was open last: it gets the focus. */
  readonly left?: number | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
}

/** Who signs; typed anew each time but the name and the phone. */
export type Signer = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly personalCode: string
}

/** Fields of a vote; the signer's and the consent only where it is to be signed. */
export type Ballot = Signer & {
  readonly choices: Choices
  readonly isOwner: boolean
  readonly consent: boolean
}

export interface Filling {
  readonly kind: 'filling'
  readonly ballot: Ballot
  /** A sentence for each field that needs correcting. */
  readonly errors: Readonly<Partial<Record<keyof Ballot, string>>>
  /** Why it was not counted. */
  readonly problem?: string | undefined
  /** The signing before came to nothing: why, in a sentence. */
  readonly failed?: string | undefined
  readonly busy?: 'voting' | 'keeping' | undefined
}

export interface Waiting {
  readonly kind: 'waiting'
  /** Compared by eye with the phone's. */
  readonly controlCode: string | undefined
  /** Where the service's page is; undefined where its address is none that a link may lead to. */
  readonly link: string | undefined
  /** Signed already, the vote is being counted. */
  readonly counting: boolean
  readonly problem?: string | undefined
  readonly busy?: boolean
}

/** How it stands with the person's own vote. */
export type Voting =
  | { readonly kind: 'closed'; readonly problem?: string | undefined }
  | Filling
  | Waiting
  | { readonly kind: 'voted'; readonly vote: Vote }

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<PollDetail>
  readonly voting?: Voting
  readonly file?: FileState | undefined
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
}
