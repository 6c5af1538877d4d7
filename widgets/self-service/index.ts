import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { SelfService } from './SelfService.tsx'
import css from './self-service.css?inline'
import { attributes, needs } from './self-service.widget.ts'

export const widget: Widget = {
  name: 'self-service',
  attributes,
  needs,
  component: SelfService,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
