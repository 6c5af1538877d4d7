import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { PaymentServiceState } from './PaymentServiceView.tsx'

const link = { href: '#', onClick: () => undefined }

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (
  t: Translate,
): Readonly<Record<string, { readonly state: PaymentServiceState }>> => ({
  ready: {
    state: {
      kind: 'ready',
      homes: [
        { id: 1, name: 'Namai Žirmūnuose', about: '#100217 · Alfa namai', link },
        { id: 4, name: 'Taikos pr. 61-12, Klaipėda', about: '#200268 · Beta komunalinės paslaugos', link },
      ],
    },
  },
  consent: { state: { kind: 'consent', busy: false } },
  agreeing: { state: { kind: 'consent', busy: true } },
  'consent failed': { state: { kind: 'consent', busy: false, problem: t('shared:errors.timeout') } },
  unavailable: { state: { kind: 'unavailable' } },
  loading: { state: { kind: 'loading', slow: false } },
  slow: { state: { kind: 'loading', slow: true } },
  failed: { state: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' } },
})
