import { useEffect, useState } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { chatwootOf, type Provider } from './chatwoot.ts'
import { Unreachable } from './components/Unreachable.tsx'
import { LiveChatView } from './LiveChatView.tsx'
import type { ChatRules } from './useChatRules.ts'

interface Props extends ChatRules {
  readonly provider: Provider
  readonly preload: boolean
}

/**
 * Chat of an external provider. Its script loads when the chat is first opened, or at once with `preload`.
 */
export function ExternalChat({ group, identity, hidden, provider, preload }: Props) {
  const { suite, emit } = useElement()
  const link = useDestination()
  const user = useSession(state => state.user)
  const contractId = useSession(state => state.contractId)
  const chat = chatwootOf(suite, provider)
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'failed'>(() =>
    chat.isOf(user?.email) ? 'loaded' : 'idle',
  )
  const [open, setOpen] = useState(false)

  const load = async (opens: boolean) => {
    setState('loading')
    try {
      await chat.load()
      setState('loaded')
      setOpen(false)
      if (opens) chat.open()
    } catch (error) {
      setState('failed')
      emit('resident-error', { code: 'RW-CHAT', message: String(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once on mount
  useEffect(() => {
    if (preload) void load(false)
  }, [])

  useEffect(() => {
    if (state !== 'loaded' || !user) return
    chat.identify(user, identity.identifier, identity.identifierHmac, identity.locale)
    chat.show(!hidden)
  }, [state, chat, user, identity, hidden])
  useEffect(() => {
    if (state !== 'loaded') return
    return chat.onError(error => emit('resident-error', { code: 'RW-CHAT', message: error.message }))
  }, [state, chat, emit])
  // The provider's button is hidden wherever the chat is hidden (CHT-2).
  useEffect(() => () => chat.show(false), [chat])

  if (state === 'loaded') return null
  const contract = group.contracts.find(({ id }) => id === contractId)
  return (
    <LiveChatView
      hidden={hidden}
      open={open && state === 'failed'}
      busy={open && state === 'loading'}
      unread={0}
      vendor={group.title}
      repliesWithinMinutes={null}
      onOpen={() => {
        setOpen(true)
        if (state !== 'loading') void load(true)
      }}
      onClose={() => setOpen(false)}
    >
      {state === 'failed' && (
        <Unreachable
          helpDesk={
            group.settings.helpDeskEnabled
              ? link('help-desk-create', contract ? contractDestination(group, contract.id).params : {})
              : undefined
          }
          onRetry={() => void load(true)}
        />
      )}
    </LiveChatView>
  )
}
