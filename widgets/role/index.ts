import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Role } from './Role.tsx'
import css from './role.css?inline'
import { attributes, needs } from './role.widget.ts'

export const widget: Widget = {
  name: 'role',
  attributes,
  needs,
  component: Role,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
