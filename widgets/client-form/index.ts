import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import checkbox from '../../src/ui/checkbox.css?inline'
import fields from '../../src/ui/fields.css?inline'
import files from '../../src/ui/files.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import { ClientForm } from './ClientForm.tsx'
import css from './client-form.css?inline'
import { attributes, needs } from './client-form.widget.ts'

export const widget: Widget = {
  name: 'client-form',
  attributes,
  needs,
  component: ClientForm,
  css: [fields, checkbox, files, lists, overlays, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
