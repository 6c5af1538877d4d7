import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import type { Widget } from '../../src/runtime/Widget.ts'
import css from './profile.css?inline'
import { attributes, needs } from './profile.widget.ts'

export const widget: Widget = {
  name: 'profile',
  attributes,
  needs,
  component: lazyComponent(async () => (await import('./Profile.tsx')).Profile),
  gate: SessionGate,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
