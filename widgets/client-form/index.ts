import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { ClientForm } from './ClientForm.tsx'
import css from './client-form.css?inline'
import { attributes, needs } from './client-form.widget.ts'

export const widget: Widget = {
  name: 'client-form',
  attributes,
  needs,
  component: ClientForm,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
