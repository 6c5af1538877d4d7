import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { HousingServices } from './HousingServices.tsx'
import { attributes, needs } from './housing-services.widget.ts'

export const widget: Widget = {
  name: 'housing-services',
  attributes,
  needs,
  component: HousingServices,
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
