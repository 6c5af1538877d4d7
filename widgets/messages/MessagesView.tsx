import { MessageList } from './components/MessageList.tsx'
import { MessagePanel } from './components/MessagePanel.tsx'
import type { MessagesViewProps } from './types.ts'

/** The list of messages, or one of them (MSG-1). */
export const MessagesView = ({ state, ...calls }: MessagesViewProps) =>
  state.kind === 'all' ? <MessageList {...state} {...calls} /> : <MessagePanel {...state} {...calls} />
