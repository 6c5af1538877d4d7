import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import journey from '../../src/ui/accountTask.css?inline'
import checkbox from '../../src/ui/checkbox.css?inline'
import fields from '../../src/ui/fields.css?inline'
import slotted from '../../src/ui/slotted.css?inline'
import { Register } from './Register.tsx'
import css from './register.css?inline'
import { attributes, needs } from './register.widget.ts'

export const widget: Widget = {
  name: 'register',
  attributes,
  needs,
  component: Register,
  css: [fields, slotted, checkbox, journey, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
