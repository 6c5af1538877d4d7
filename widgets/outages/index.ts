import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './outages.css?inline'
import { attributes, needs } from './outages.widget.ts'

export const widget: Widget = {
  name: 'outages',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Outages.tsx')).Outages, null),
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
