import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import ballot from './components/ballot.css?inline'
import css from './polls.css?inline'
import { attributes, needs } from './polls.widget.ts'

export const widget: Widget = {
  name: 'polls',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Polls.tsx')).Polls),
  gate: SessionGate,
  css: [css, ballot],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
