import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './organizations.css?inline'
import { attributes, needs } from './organizations.widget.ts'

export const widget: Widget = {
  name: 'organizations',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Organizations.tsx')).Organizations),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
