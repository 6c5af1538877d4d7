import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { later } from '../../src/shell/later.tsx'
import type { Widget } from '../../src/shell/Widget.ts'
import lists from '../../src/ui/lists.css?inline'
import outside from '../../src/ui/outside.css?inline'
import css from './portal-pro.css?inline'
import { attributes, needs } from './portal-pro.widget.ts'

export const widget: Widget = {
  name: 'portal-pro',
  attributes,
  needs,
  component: later('PortalPro', async () => (await import('./PortalPro.tsx')).PortalPro),
  css: [lists, outside, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
