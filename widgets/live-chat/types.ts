import type { ReactNode } from 'react'
import type { ChatMessage } from '../../src/api/schemas/liveChat.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { attributes } from './live-chat.widget.ts'
import type { Unsent } from './model.ts'

export type LiveChatProps = PropsOf<typeof attributes>

export type ChatPanelState =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | ReadyChat

export interface ReadyChat {
  readonly kind: 'ready'
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly unsent: readonly Unsent[]
  readonly older: 'none' | 'ready' | 'loading' | 'failed'
  /** Whether new messages arrive in real time. */
  readonly live: boolean
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
  /** Expected reply time, if the window says it. */
  readonly repliesWithinMinutes: number | null
  /** What the window contains below its header; without it there is no window. */
  readonly children: ReactNode
  readonly onOpen: () => void
  readonly onClose: () => void
  /** Called when a click on the button is likely. */
  readonly onNear?: () => void
}

/** What the window of our own chat contains. */
export interface PanelContentProps {
  readonly panel: ChatPanelState
  readonly onRetry: () => void
  readonly onOlder?: () => void
  readonly onType?: (text: string) => void
  readonly onSend?: () => void
  readonly onAgain?: (key: string) => void
  readonly onDrop?: (key: string) => void
}

export interface UnreachableProps {
  /** The help desk, if there is one. */
  readonly helpDesk?: LinkProps | undefined
  readonly onRetry: () => void
}
