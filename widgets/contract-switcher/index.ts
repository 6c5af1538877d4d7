import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { ContractSwitcher } from './ContractSwitcher.tsx'
import css from './contract-switcher.css?inline'
import { attributes, needs } from './contract-switcher.widget.ts'

export const widget: Widget = {
  name: 'contract-switcher',
  attributes,
  needs,
  component: ContractSwitcher,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
