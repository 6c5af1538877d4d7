import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './documents.css?inline'
import { attributes, needs } from './documents.widget.ts'

export const widget: Widget = {
  name: 'documents',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./Documents.tsx')).Documents),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
