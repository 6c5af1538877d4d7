import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'
import css from './accessibility-statement.css?inline'
import { attributes, needs } from './accessibility-statement.widget.ts'

export const widget: Widget = {
  name: 'accessibility-statement',
  attributes,
  needs,
  component: AccessibilityStatement,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
