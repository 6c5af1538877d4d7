import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './my-contract.css?inline'
import { attributes, needs } from './my-contract.widget.ts'

export const widget: Widget = {
  name: 'my-contract',
  attributes,
  needs,
  // Lazy, so visitors who are not signed in download only the gate.
  component: lazyComponent(async () => (await import('./MyContract.tsx')).MyContract),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
