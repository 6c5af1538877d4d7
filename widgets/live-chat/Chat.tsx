import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { LiveChatProps } from './types.ts'
import { useChatRules } from './useChatRules.ts'

const Conversation = lazyComponent(async () => (await import('./Conversation.tsx')).Conversation, null)
const ExternalChat = lazyComponent(async () => (await import('./ExternalChat.tsx')).ExternalChat, null)

/** An external chat provider if one is configured, else our own conversation. */
export function Chat(props: LiveChatProps) {
  const rules = useChatRules(props)
  if (!rules) return null
  const { baseUrl, websiteToken } = rules.identity
  return baseUrl !== null && websiteToken !== null ? (
    <ExternalChat {...rules} provider={{ baseUrl, websiteToken }} preload={props.preload} />
  ) : (
    <Conversation key={rules.group.id} {...rules} />
  )
}
