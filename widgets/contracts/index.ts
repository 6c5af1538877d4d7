import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './contracts.css?inline'
import { attributes, needs } from './contracts.widget.ts'

export const widget: Widget = {
  name: 'contracts',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Contracts.tsx')).Contracts),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
