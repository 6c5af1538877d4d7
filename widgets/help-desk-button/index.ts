import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { QuietGate } from '../../src/runtime/QuietGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './help-desk-button.css?inline'
import { attributes, needs } from './help-desk-button.widget.ts'

export const widget: Widget = {
  name: 'help-desk-button',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./HelpDeskButton.tsx')).HelpDeskButton, null),
  gate: QuietGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
