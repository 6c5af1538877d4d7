import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Language } from './Language.tsx'
import css from './language.css?inline'
import { attributes, needs } from './language.widget.ts'

export const widget: Widget = {
  name: 'language',
  attributes,
  needs,
  component: Language,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
