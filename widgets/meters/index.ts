import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import charts from '../../src/ui/charts/charts.css?inline'
import fields from '../../src/ui/fields.css?inline'
import files from '../../src/ui/files.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import tables from '../../src/ui/tables.css?inline'
import css from './meters.css?inline'
import { attributes, needs } from './meters.widget.ts'

export const widget: Widget = {
  name: 'meters',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./Meters.tsx')).Meters),
  gate: SessionGate,
  css: [fields, files, lists, overlays, charts, tables, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
