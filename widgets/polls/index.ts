import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/shell/Widget.ts'
import { Polls } from './Polls.tsx'
import css from './polls.css?inline'
import { attributes, needs } from './polls.widget.ts'

export const widget: Widget = {
  name: 'polls',
  attributes,
  needs,
  component: Polls,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
