import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { later } from '../../src/shell/later.tsx'
import { SessionGate } from '../../src/shell/SessionGate.tsx'
import type { Widget } from '../../src/shell/Widget.ts'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import css from './contracts.css?inline'
import { attributes, needs } from './contracts.widget.ts'

export const widget: Widget = {
  name: 'contracts',
  attributes,
  needs,
  component: later('Contracts', async () => (await import('./Contracts.tsx')).Contracts),
  gate: SessionGate,
  height: 900,
  css: [fields, lists, overlays, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
