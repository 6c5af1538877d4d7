import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import fields from '../../src/ui/fields.css?inline'
import lists from '../../src/ui/lists.css?inline'
import overlays from '../../src/ui/overlays.css?inline'
import { ContractSwitcher } from './ContractSwitcher.tsx'
import css from './contract-switcher.css?inline'
import { attributes, needs } from './contract-switcher.widget.ts'

export const widget: Widget = {
  name: 'contract-switcher',
  attributes,
  needs,
  component: ContractSwitcher,
  css: [fields, lists, overlays, css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
