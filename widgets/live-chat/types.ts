import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { attributes } from './live-chat.widget.ts'
import type { Unsent } from './model.ts'

export type LiveChatProps = PropsOf<typeof attributes>

export type ChatPanelState =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  /** The chat of another provider does not answer; the help desk is a way out, where there is one. */
  | { readonly kind: 'unreachable'; readonly helpDesk?: LinkProps | undefined }
  | ReadyChat

export interface ReadyChat {
  readonly kind: 'ready'
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly unsent: readonly Unsent[]
  readonly older: 'none' | 'ready' | 'loading' | 'failed'
  /** Whether new messages come as they are written. */
  readonly live: boolean
  readonly repliesWithinMinutes: number | null
  /** What is typed, what is wrong with it, and how much of what is allowed it is. */
  readonly text: string
  readonly error?: string | undefined
  readonly used?: string | undefined
}

export interface LiveChatViewProps {
  /** Something else needs the room; everything stays as it is. */
  readonly hidden: boolean
  readonly open: boolean
  /** It is being fetched. */
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
