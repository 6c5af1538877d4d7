import { createElement } from 'react'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import { PanelContent } from './components/PanelContent.tsx'
import { Unreachable } from './components/Unreachable.tsx'
import type { ChatPanelState, LiveChatViewProps, ReadyChat, UnreachableProps } from './types.ts'

export type LiveChatScenario = Pick<
  LiveChatViewProps,
  'hidden' | 'open' | 'busy' | 'unread' | 'vendor' | 'repliesWithinMinutes' | 'children'
>

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const messages: ReadyChat['messages'] = [
  { id: 1, at: '2026-03-02T08:14:00.000Z', from: 'resident', text: 'Laba diena, kada bus plaunami langai?' },
  { id: 2, at: '2026-03-02T08:20:00.000Z', from: 'staff', text: 'Laba diena. Langai bus plaunami kovo 9 d.' },
  { id: 3, at: ago(24 * 60), from: 'resident', text: 'Neveikia <b>liftas</b>.\nAntras įėjimas.' },
  {
    id: 4,
    at: ago(3),
    from: 'staff',
    text: 'Meistras jau pakeliui. https://alfa.example/labai/ilgas/adresas/kuris/netelpa/i/viena/eilute',
  },
]

/** Every state of the view by name, for tests, the gallery and screenshots. */
export function scenarios(t: Translate): Readonly<Record<string, LiveChatScenario>> {
  const ready: ReadyChat = {
    kind: 'ready',
    messages,
    unsent: [],
    older: 'none',
    live: true,
    text: '',
  }
  const onRetry = () => undefined
  const base = {
    hidden: false,
    open: true,
    busy: false,
    unread: 0,
    vendor: 'Alfa namai',
    repliesWithinMinutes: null,
  }
  const panel = (
    state: ChatPanelState,
    repliesWithinMinutes = state.kind === 'ready' ? 12 : null,
  ): LiveChatScenario => ({
    ...base,
    repliesWithinMinutes,
    children: createElement(PanelContent, { panel: state, onRetry }),
  })
  const unreachable = (props: Pick<UnreachableProps, 'helpDesk'>): LiveChatScenario => ({
    ...base,
    children: createElement(Unreachable, { ...props, onRetry }),
  })
  const closed: LiveChatScenario = { ...base, open: false, children: undefined }
  return {
    closed,
    unread: { ...closed, unread: 3 },
    'many unread': { ...closed, unread: 120 },
    opening: { ...closed, busy: true },
    'the switcher is open': { ...closed, hidden: true },
    conversation: panel(ready),
    'nothing written yet': panel({ ...ready, messages: [] }, null),
    'replies in hours': panel({ ...ready, older: 'ready' }, 300),
    'earlier are coming': panel({ ...ready, older: 'loading' }),
    'earlier did not come': panel({ ...ready, older: 'failed' }),
    'on the way': panel({ ...ready, unsent: [{ key: 'a', text: 'Ačiū', after: 4 }] }),
    'not sent': panel({
      ...ready,
      unsent: [{ key: 'a', text: 'Ačiū', after: 4, problem: t('shared:errors.offline') }],
      text: 'Dar norėjau paklausti',
    }),
    'no line': panel({ ...ready, live: false }),
    'too long': panel({
      ...ready,
      text: 'Labai ilgas pasakojimas',
      error: t('validation.message_long', { max: '2,000' }),
      used: t('used', { used: '2,014', max: '2,000' }),
    }),
    loading: panel({ kind: 'loading', slow: false }),
    slow: panel({ kind: 'loading', slow: true }),
    failed: panel({ kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' }),
    'not reachable': unreachable({ helpDesk: { href: '#', onClick: () => undefined } }),
    'not reachable, no help desk': unreachable({}),
  }
}
