import type { Message, MessageDetail, MessageType } from '../../src/api/schemas/messages.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Message>>
  /** Message types offered as filter; undefined if the platform has the filter disabled, null until they are known. */
  readonly types: readonly MessageType[] | null | undefined
  readonly type: MessageType | undefined
  /** Unread messages on all pages. */
  readonly unread: number | undefined
  readonly marking: boolean
  /** The message opened last; receives the focus. */
  readonly lastOpened?: string | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (message: Message) => LinkProps
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<MessageDetail>
  readonly file: FileState | undefined
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface MessagesViewProps {
  readonly state: AllState | OneState
  readonly onRetry: () => void
  readonly onMore?: () => void
  readonly onType?: (type: MessageType | undefined) => void
  readonly onRead?: (message: Message) => void
  readonly onReadAll?: () => void
  readonly onFile?: (id: number) => void
  readonly onCalendar?: () => void
}
