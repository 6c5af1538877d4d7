import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import slotted from '../../src/ui/slotted.css?inline'
import switches from '../../src/ui/switch.css?inline'
import css from './profile.css?inline'
import { attributes, needs } from './profile.widget.ts'

export const widget: Widget = {
  name: 'profile',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Profile.tsx')).Profile),
  gate: SessionGate,
  height: 1000,
  css: [fields, lists, overlays, slotted, switches, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
