import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Toasts } from './Toasts.tsx'
import css from './toasts.css?inline'
import { attributes, needs } from './toasts.widget.ts'

export const widget: Widget = {
  name: 'toasts',
  attributes,
  needs,
  component: Toasts,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
