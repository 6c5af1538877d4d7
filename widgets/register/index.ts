import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Register } from './Register.tsx'
import css from './register.css?inline'
import { attributes, needs } from './register.widget.ts'

export const widget: Widget = {
  name: 'register',
  attributes,
  needs,
  component: Register,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
