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
  /** Organizations offered as filter. */
  readonly recipients: readonly { readonly id: number; readonly name: string }[]
  /** The request opened last; receives the focus. */
  readonly lastOpened?: number | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
  /** Link to the form; undefined if no vendor takes requests. */
  readonly create: LinkProps | undefined
  /** Link to contract linking, for people without a contract. */
  readonly firstContract?: LinkProps | undefined
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<TaskDetail>
  /** Set if the request was just sent, or an identical one existed. */
  readonly sent: 'new' | 'same' | undefined
  readonly file: FileState | undefined
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface NewState {
  readonly kind: 'new'
  /** Contracts a request can be about; empty if no vendor takes requests. */
  readonly subjects: readonly Subject[]
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
