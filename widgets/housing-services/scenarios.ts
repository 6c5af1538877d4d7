import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { PublicService } from '../../src/suite/publicServices.ts'
import type { HousingServicesViewProps } from './HousingServicesView.tsx'

const services: readonly PublicService[] = [
  {
    id: 1,
    code: 'plumber',
    title: 'Santechnikas',
    text: 'Maišytuvai, vamzdžiai ir nuotekos – darbo dienomis.',
    url: 'https://example.com/santechnikas',
  },
  {
    id: 2,
    code: 'electrician',
    title: 'Elektrikas',
    text: 'Kištukiniai lizdai, šviestuvai ir saugikliai.',
    url: 'https://example.com/elektrikas',
  },
  { id: 3, code: 'other', title: 'Langų plovimas', text: 'Kreipkitės telefonu.', url: 'javascript:alert(1)' },
]

const base: HousingServicesViewProps = {
  panel: { kind: 'ready', data: services },
  onRetry: () => undefined,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, HousingServicesViewProps>> => ({
  services: base,
  'no services': { ...base, panel: { kind: 'ready', data: [] } },
  'switched off': { ...base, panel: { kind: 'ready', data: null } },
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
})
