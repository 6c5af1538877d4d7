import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { LiveChat } from './LiveChat.tsx'
import css from './live-chat.css?inline'
import { attributes, needs } from './live-chat.widget.ts'

export const widget: Widget = {
  name: 'live-chat',
  attributes,
  needs,
  // No gate, because the component has to run after a sign-out, when there is nothing to render.
  component: LiveChat,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
