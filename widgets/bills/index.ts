import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { SessionGate } from '../../src/shell/SessionGate.tsx'
import type { Widget } from '../../src/shell/Widget.ts'
import { Bills } from './Bills.tsx'
import css from './bills.css?inline'
import { attributes, needs } from './bills.widget.ts'

export const widget: Widget = {
  name: 'bills',
  attributes,
  needs,
  component: Bills,
  gate: SessionGate,
  css,
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
