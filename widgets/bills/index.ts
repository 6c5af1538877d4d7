import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './bills.css?inline'
import { attributes, needs } from './bills.widget.ts'
import compare from './components/compare.css?inline'
import latest from './components/latest.css?inline'

export const widget: Widget = {
  name: 'bills',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./Bills.tsx')).Bills),
  gate: SessionGate,
  css: [css, latest, compare],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
