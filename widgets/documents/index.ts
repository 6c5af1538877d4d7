import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import tables from '../../src/ui/tables.css?inline'
import css from './documents.css?inline'
import { attributes, needs } from './documents.widget.ts'

export const widget: Widget = {
  name: 'documents',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./Documents.tsx')).Documents),
  gate: SessionGate,
  css: [fields, lists, overlays, tables, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
