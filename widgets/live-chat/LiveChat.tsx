import { useEffect } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { useSession } from '../../src/runtime/useSession.ts'
import { forgetOtherUsers } from './chatMemory.ts'
import type { LiveChatProps } from './types.ts'

const Chat = lazyComponent(async () => (await import('./Chat.tsx')).Chat, null)

/**
 * The live chat; renders nothing for visitors who are not signed in or have to correct their profile first
 * (CHT-1).
 */
export function LiveChat(props: LiveChatProps) {
  const { suite } = useElement()
  const status = useSession(state => state.status)
  const user = useSession(state => state.user)
  const { baseUrl } = suite.client

  useEffect(() => {
    if (status === 'guest' || status === 'ready') forgetOtherUsers(baseUrl, user?.id)
  }, [baseUrl, status, user?.id])

  if (status !== 'ready' || !user || user.invalidFields.length > 0) return null
  return <Chat key={user.id} {...props} />
}
