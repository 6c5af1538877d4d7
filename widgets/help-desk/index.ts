import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './help-desk.css?inline'
import { attributes, needs } from './help-desk.widget.ts'

export const widget: Widget = {
  name: 'help-desk',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./HelpDesk.tsx')).HelpDesk),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
