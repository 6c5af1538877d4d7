import type { Task, TaskCategory, TaskDetail } from '../../src/api/schemas/helpDesk.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { FileFieldProps } from '../../src/ui/FileField.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { Subject, TaskFilter, TaskValues } from './model.ts'

/** What keeps the user from sending requests if there is nothing to send one about. */
type ClosedBy = 'role' | 'vendor'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Task>>
  readonly filter: TaskFilter
  /** Organizations offered as filter. */
  readonly recipients: readonly { readonly id: number; readonly name: string }[]
  /** Categories offered as filter. */
  readonly categories: readonly TaskCategory[]
  /** The request opened last; receives the focus. */
  readonly lastOpened?: number | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
  /** Link to the form; undefined if there is no contract to send a request about. */
  readonly create: LinkProps | undefined
  readonly closedBy: ClosedBy
  /** Link to contract linking, for people without a contract. */
  readonly firstContract?: LinkProps | undefined
}

/** What the resident can still do with a request (HLP-5). */
export interface Continuation {
  /** Offered actions: reply, cancel, reopen, rate. */
  readonly actions: readonly string[]
  /** Whether the form of a reply opens the request again. */
  readonly isReopening: boolean
  readonly onReopen: (open: boolean) => void
  readonly reply: {
    readonly text: string
    readonly used: string
    readonly error: string | undefined
    readonly problem: string | undefined
    readonly busy: boolean
    readonly files: FileFieldProps
    readonly onType: (text: string) => void
    readonly onSubmit: () => void
  }
  readonly cancellation: {
    readonly state:
      | { readonly kind: 'none' | 'asked' | 'sending' }
      | { readonly kind: 'failed'; readonly text: string }
    readonly onOpen: () => void
    readonly onClose: () => void
    readonly onConfirm: () => void
  }
  readonly rating: {
    /** 1 to 5 as text; empty before a choice. */
    readonly value: string
    readonly comment: string
    readonly error: string | undefined
    readonly problem: string | undefined
    readonly busy: boolean
    readonly isRated: boolean
    readonly isJustRated: boolean
    readonly onPick: (value: string) => void
    readonly onType: (comment: string) => void
    readonly onSubmit: () => void
  }
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<TaskDetail>
  /** Set if the request was just sent, or an identical one existed. */
  readonly sent: 'new' | 'same' | undefined
  readonly continuation?: Continuation | undefined
  readonly file: FileState | undefined
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface NewState {
  readonly kind: 'new'
  /** Contracts a request can be about. */
  readonly subjects: readonly Subject[]
  readonly closedBy: ClosedBy
  /** Categories of the vendor of the chosen contract. */
  readonly categories: readonly TaskCategory[]
  readonly values: TaskValues
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly problem: string | undefined
  readonly reference: string | undefined
  readonly busy: boolean
  /** Length of the text relative to the limit, as text. */
  readonly used: string
  readonly files: FileFieldProps
  /** Whether the form was restored from a draft. */
  readonly isRestored: boolean
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface HelpDeskViewProps {
  readonly state: AllState | OneState | NewState
  readonly onRetry: () => void
  readonly onMore?: () => void
  readonly onFilter?: (filter: TaskFilter) => void
  readonly onFile?: (id: number) => void
  readonly onSubject?: (subject: Subject) => void
  readonly onType?: (field: string, value: unknown) => void
  readonly onSubmit?: () => void
}
