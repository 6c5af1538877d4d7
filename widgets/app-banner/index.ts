import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './app-banner.css?inline'
import { attributes, needs } from './app-banner.widget.ts'

export const widget: Widget = {
  name: 'app-banner',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./AppBanner.tsx')).AppBanner, null),
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
