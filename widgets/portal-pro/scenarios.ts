import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { PortalPro } from './loadPortalPro.ts'
import type { PortalProViewProps } from './PortalProView.tsx'

const portal: PortalPro = {
  claims: { masters: 700, since: 2019 },
  services: [
    {
      id: 1,
      code: 'repairs',
      title: 'Remonto darbai namuose',
      text: 'Dažymas, plytelės, grindys ir durys.',
      url: 'https://example.com/remontas',
    },
    {
      id: 2,
      code: 'cleaning',
      title: 'Valymas',
      text: 'Namai, langai ir kilimai – vieną kartą arba kas savaitę.',
      url: 'https://example.com/valymas',
    },
    { id: 3, code: 'unknown', title: 'Kiti darbai', text: '', url: 'javascript:alert(1)' },
  ],
}

const base: PortalProViewProps = { panel: { kind: 'ready', data: portal }, onRetry: () => undefined }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, PortalProViewProps>> => ({
  services: base,
  'nothing claimed': { ...base, panel: { kind: 'ready', data: { ...portal, claims: undefined } } },
  'no services': { ...base, panel: { kind: 'ready', data: { ...portal, services: [] } } },
  'switched off': { ...base, panel: { kind: 'ready', data: null } },
  loading: { ...base, panel: { kind: 'loading', slow: false } },
  slow: { ...base, panel: { kind: 'loading', slow: true } },
  failed: { ...base, panel: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
})
