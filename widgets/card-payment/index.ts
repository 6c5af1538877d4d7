import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { CardPayment } from './CardPayment.tsx'
import css from './card-payment.css?inline'
import { attributes, needs } from './card-payment.widget.ts'

export const widget: Widget = {
  name: 'card-payment',
  attributes,
  needs,
  component: CardPayment,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
