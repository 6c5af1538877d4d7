import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { QuietGate } from '../../src/runtime/QuietGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './badge.css?inline'
import { attributes, needs } from './badge.widget.ts'

export const widget: Widget = {
  name: 'badge',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Badge.tsx')).Badge, null),
  gate: QuietGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
