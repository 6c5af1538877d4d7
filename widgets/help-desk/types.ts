import type { Task, TaskDetail } from '../../src/api/schemas/helpDesk.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { FileFieldProps } from '../../src/ui/FileField.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { Subject, TaskFilter, TaskValues } from './model.ts'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Task>>
  readonly filter: TaskFilter
  /** Organizations that requests may have gone to. */
  readonly recipients: readonly { readonly id: number; readonly name: string }[]
  /** The request that was open last: it gets the focus. */
  readonly left?: number | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
  /** To the form; undefined where nobody takes requests. */
  readonly create: LinkProps | undefined
  /** The way to a first contract, for people who have none. */
  readonly firstContract?: LinkProps | undefined
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<TaskDetail>
  /** Set where it was sent a moment ago, or the same one had been. */
  readonly sent: 'new' | 'same' | undefined
  readonly file: FileState | undefined
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface NewState {
  readonly kind: 'new'
  /** What a request can be about; none where nobody takes requests. */
  readonly subjects: readonly Subject[]
  readonly values: TaskValues
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly problem: string | undefined
  readonly reference: string | undefined
  readonly busy: boolean
  /** How much of what is allowed is typed. */
  readonly used: string
  readonly files: FileFieldProps
  /** Whether it goes on from what was typed earlier. */
  readonly isKept: boolean
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
