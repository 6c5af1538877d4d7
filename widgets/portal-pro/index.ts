import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { PortalPro } from './PortalPro.tsx'
import css from './portal-pro.css?inline'
import { attributes, needs } from './portal-pro.widget.ts'

export const widget: Widget = {
  name: 'portal-pro',
  attributes,
  needs,
  component: PortalPro,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
