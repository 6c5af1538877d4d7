import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { LiveChatProps } from './types.ts'
import { useChatRules } from './useChatRules.ts'

const Conversation = lazyComponent(async () => (await import('./Conversation.tsx')).Conversation, null)
const OtherChat = lazyComponent(async () => (await import('./OtherChat.tsx')).OtherChat, null)

/** The chat of another provider where one is set up, else the conversation over our own calls. */
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
