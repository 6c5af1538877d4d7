import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { later } from '../../src/shell/later.tsx'
import type { Widget } from '../../src/shell/Widget.ts'
import lists from '../../src/ui/lists.css?inline'
import css from './self-service.css?inline'
import { attributes, needs } from './self-service.widget.ts'

export const widget: Widget = {
  name: 'self-service',
  attributes,
  needs,
  component: later('SelfService', async () => (await import('./SelfService.tsx')).SelfService),
  css: [lists, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
