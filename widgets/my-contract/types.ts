import type { Meter } from '../../src/api/schemas/meters.ts'
import type { MoveOut, MoveOutStatus } from '../../src/api/schemas/moveOuts.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export interface MoveOutValues extends Readonly<Record<string, string>> {
  readonly day: string
  readonly forwardingAddress: string
}

interface FormState<Values> {
  readonly values: Values
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly problem: string | undefined
  readonly busy: boolean
  /** Meters that take a last reading, and those that say why not. */
  readonly meters: readonly Meter[]
}

/** Meters that failed to load, or are loaded again after that. */
export type MissingMeters = Exclude<Panel<unknown>, { kind: 'ready' }>

/** A question that is asked before something is done. */
interface Question {
  readonly open: boolean
  readonly busy: boolean
  readonly error: string | undefined
}

/** What the part about moving out shows (MOV-6). */
export type MoveOutState =
  | { readonly kind: 'hidden' | 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | { readonly kind: 'offer'; readonly refused: MoveOut | undefined }
  | ({
      readonly kind: 'form'
      readonly status: MoveOutStatus
      readonly missingMeters?: MissingMeters | undefined
      readonly isRestored: boolean
      readonly question: Question
    } & FormState<MoveOutValues>)
  | {
      readonly kind: 'asked'
      readonly moveOut: MoveOut
      /** The form of the meters that have no last reading; undefined if there is none. */
      readonly later: FormState<Readonly<Record<string, string>>> | undefined
      readonly missingMeters?: MissingMeters | undefined
      readonly mayWithdraw: boolean
      readonly question: Question
    }

export interface MoveOutActions {
  readonly onRetry: () => void
  readonly onRetryMeters: () => void
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onType: (field: string, value: string) => void
  /** Checks the form, and asks. */
  readonly onReview: () => void
  readonly onSend: () => void
  readonly onTypeLater: (field: string, value: string) => void
  readonly onSendLater: () => void
  readonly onAskWithdraw: () => void
  readonly onWithdraw: () => void
  /** Closes the question without an answer. */
  readonly onDismiss: () => void
}

export interface MovingOutProps {
  readonly state: MoveOutState
  readonly actions: MoveOutActions
}
