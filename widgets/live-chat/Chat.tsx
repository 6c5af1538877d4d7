import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { LiveChatProps } from './types.ts'
import { useChatRules } from './useChatRules.ts'

const Conversation = lazyComponent(async () => (await import('./Conversation.tsx')).Conversation, null)
const OtherChat = lazyComponent(async () => (await import('./OtherChat.tsx')).OtherChat, null)

/** An external chat provider if one is configured, else our own conversation. */
export function Chat(props: LiveChatProps) {
  const rules = useChatRules(props)
  if (!rules) return null
  const { baseUrl, websiteToken } = rules.identity
  return baseUrl !== null && websiteToken !== null ? (
    <OtherChat {...rules} provider={{ baseUrl, websiteToken }} preload={props.preload} />
  ) : (
    <Conversation key={rules.group.id} {...rules} />
  )
}
