import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { later } from '../../src/shell/later.tsx'
import type { Widget } from '../../src/shell/Widget.ts'
import lists from '../../src/ui/lists.css?inline'
import outside from '../../src/ui/outside.css?inline'
import { attributes, needs } from './housing-services.widget.ts'

export const widget: Widget = {
  name: 'housing-services',
  attributes,
  needs,
  component: later('HousingServices', async () => (await import('./HousingServices.tsx')).HousingServices),
  css: [lists, outside],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
