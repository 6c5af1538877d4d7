import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './submit-reading.css?inline'
import { attributes, needs } from './submit-reading.widget.ts'

export const widget: Widget = {
  name: 'submit-reading',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./SubmitReading.tsx')).SubmitReading),
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
