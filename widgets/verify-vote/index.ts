import { localeLoader } from '../../src/i18n/loadSharedTexts.ts'
import type { Widget } from '../../src/runtime/Widget.ts'
import { VerifyVote } from './VerifyVote.tsx'
import css from './verify-vote.css?inline'
import { attributes, needs } from './verify-vote.widget.ts'

export const widget: Widget = {
  name: 'verify-vote',
  attributes,
  needs,
  component: VerifyVote,
  css: [css],
  loadTexts: localeLoader(
    import.meta.glob<string>('./locales/*.json', { query: '?url&no-inline', import: 'default', eager: true }),
  ),
}
