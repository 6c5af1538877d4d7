import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './promo-banner.css?inline'
import { attributes, needs } from './promo-banner.widget.ts'

export const widget: Widget = {
  name: 'promo-banner',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./PromoBanner.tsx')).PromoBanner, null),
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
