import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import lists from '../../src/ui/lists.css?inline'
import outside from '../../src/ui/outside.css?inline'
import { HousingServices } from './HousingServices.tsx'
import { attributes, needs } from './housing-services.widget.ts'

export const widget: Widget = {
  name: 'housing-services',
  attributes,
  needs,
  component: HousingServices,
  css: [lists, outside],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
