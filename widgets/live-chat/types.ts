import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { attributes } from './live-chat.widget.ts'
import type { Unsent } from './model.ts'

export type LiveChatProps = PropsOf<typeof attributes>

export type ChatPanelState =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  /** The external provider does not respond; offers the help desk, if there is one. */
  | { readonly kind: 'unreachable'; readonly helpDesk?: LinkProps | undefined }
  | ReadyChat

export interface ReadyChat {
  readonly kind: 'ready'
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly unsent: readonly Unsent[]
  readonly older: 'none' | 'ready' | 'loading' | 'failed'
  /** Whether new messages arrive in real time. */
  readonly live: boolean
  readonly repliesWithinMinutes: number | null
  /** The draft, its validation error, and its length relative to the limit. */
  readonly text: string
  readonly error?: string | undefined
  readonly used?: string | undefined
}

export interface LiveChatViewProps {
  /** Another element needs the space; the state is kept. */
  readonly hidden: boolean
  readonly open: boolean
  /** Whether the chat is loading. */
  readonly busy: boolean
  readonly unread: number
  readonly vendor: string
  readonly panel: ChatPanelState
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onRetry: () => void
  readonly onOlder?: () => void
  readonly onType?: (text: string) => void
  readonly onSend?: () => void
  readonly onAgain?: (key: string) => void
  readonly onDrop?: (key: string) => void
}
