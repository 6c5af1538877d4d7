import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Password } from './Password.tsx'
import { attributes, needs } from './password.widget.ts'

export const widget: Widget = {
  name: 'password',
  attributes,
  needs,
  component: Password,
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
