import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Login } from './Login.tsx'
import css from './login.css?inline'
import { attributes, needs } from './login.widget.ts'

export const widget: Widget = {
  name: 'login',
  attributes,
  needs,
  component: Login,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
