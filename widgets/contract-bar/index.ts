import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { ContractBar } from './ContractBar.tsx'
import css from './contract-bar.css?inline'
import { attributes, needs } from './contract-bar.widget.ts'

export const widget: Widget = {
  name: 'contract-bar',
  attributes,
  needs,
  component: ContractBar,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
