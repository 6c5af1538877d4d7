import type { Message, MessageDetail, MessageType } from '../../src/api/schemas/messages.ts'
import type { FileState } from '../../src/files/useSignedFile.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Message>>
  /** Types there are messages of; undefined where the platform has no filter. */
  readonly types: readonly MessageType[] | undefined
  readonly type: MessageType | undefined
  /** How many are unread, in all pages. */
  readonly unread: number
  readonly marking: boolean
  /** The message that was open last: it gets the focus. */
  readonly left?: string | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
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
