import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { SiteGroup } from './loadSites.ts'
import type { SelfServiceViewProps } from './SelfServiceView.tsx'

const groups: readonly SiteGroup[] = [
  {
    group: 'Elektra ir dujos',
    items: [
      { id: 1, title: 'Elektros savitarna', url: 'https://example.com/elektra' },
      { id: 2, title: 'Dujų savitarna', url: 'https://example.com/dujos' },
    ],
  },
  { group: 'Vanduo', items: [{ id: 3, title: 'Miesto vandenys', url: 'https://example.com/vanduo' }] },
  { group: 'Neleistina', items: [{ id: 4, title: 'Ne nuoroda', url: 'javascript:alert(1)' }] },
]

const base: SelfServiceViewProps = { panel: { kind: 'ready', data: groups }, onRetry: () => undefined }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, SelfServiceViewProps>> => ({
  sites: base,
  'no sites': { ...base, panel: { kind: 'ready', data: [] } },
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
})
