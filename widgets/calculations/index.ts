import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './calculations.css?inline'
import { attributes, needs } from './calculations.widget.ts'

export const widget: Widget = {
  name: 'calculations',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Calculations.tsx')).Calculations),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
