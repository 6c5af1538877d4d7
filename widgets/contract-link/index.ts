import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './contract-link.css?inline'
import { attributes, needs } from './contract-link.widget.ts'

export const widget: Widget = {
  name: 'contract-link',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./ContractLink.tsx')).ContractLink),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
