import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { Doctor } from './Doctor.tsx'
import css from './doctor.css?inline'
import { attributes, needs } from './doctor.widget.ts'

export const widget: Widget = {
  name: 'doctor',
  attributes,
  needs,
  component: Doctor,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
