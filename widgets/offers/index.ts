import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import rich from '../../src/ui/rich.css?inline'
import css from './offers.css?inline'
import { attributes, needs } from './offers.widget.ts'

export const widget: Widget = {
  name: 'offers',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Offers.tsx')).Offers),
  gate: SessionGate,
  css: [fields, lists, overlays, rich, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
