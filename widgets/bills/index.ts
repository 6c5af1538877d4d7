import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import charts from '../../src/ui/charts/charts.css?inline'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import methods from '../../src/ui/pay.css?inline'
import css from './bills.css?inline'
import { attributes, needs } from './bills.widget.ts'
import compare from './components/compare.css?inline'
import latest from './components/latest.css?inline'
import pay from './components/pay.css?inline'

export const widget: Widget = {
  name: 'bills',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./Bills.tsx')).Bills),
  gate: SessionGate,
  css: [fields, lists, overlays, charts, css, latest, compare, methods, pay],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
