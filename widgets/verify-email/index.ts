import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { VerifyEmail } from './VerifyEmail.tsx'
import { attributes, needs } from './verify-email.widget.ts'

export const widget: Widget = {
  name: 'verify-email',
  attributes,
  needs,
  component: VerifyEmail,
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
