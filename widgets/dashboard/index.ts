import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './dashboard.css?inline'
import { attributes, needs } from './dashboard.widget.ts'

export const widget: Widget = {
  name: 'dashboard',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Dashboard.tsx')).Dashboard),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
