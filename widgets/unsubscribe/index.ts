import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Unsubscribe } from './Unsubscribe.tsx'
import { attributes, needs } from './unsubscribe.widget.ts'

export const widget: Widget = {
  name: 'unsubscribe',
  attributes,
  needs,
  component: Unsubscribe,
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
