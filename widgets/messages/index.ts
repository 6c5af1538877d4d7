import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './messages.css?inline'
import { attributes, needs } from './messages.widget.ts'

export const widget: Widget = {
  name: 'messages',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Messages.tsx')).Messages),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
