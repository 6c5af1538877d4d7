import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { MyContractViewProps } from './MyContractView.tsx'

const shown: MyContractViewProps = {
  contract: {
    id: 1,
    organizationId: 1,
    username: '100217',
    isActive: true,
    roleIds: [1],
    contractName: { id: 1, name: 'Namai Žirmūnuose' },
    objects: [
      { id: 1, address: 'Žirmūnų g. 12-34, Vilnius', isActive: true },
      { id: 2, address: 'Sodų g. 5, Palanga', isActive: false },
    ],
  },
  company: 'Alfa namų priežiūra',
  roles: ['Savininkas', 'Pirmininkas'],
  services: {
    kind: 'ready',
    data: [
      { code: 'heating', name: 'Šildymas', provider: 'Šilumos tinklai' },
      { code: 'lift', name: 'Liftas', provider: null },
    ],
  },
  onRetry: () => undefined,
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, MyContractViewProps>> => ({
  contract: shown,
  'closed, without name': {
    ...shown,
    roles: [],
    contract: { ...shown.contract, isActive: false, contractName: null, objects: [] },
  },
  'nothing billed': { ...shown, services: { kind: 'ready', data: [] } },
  loading: { ...shown, services: { kind: 'loading', slow: false } },
  slow: { ...shown, services: { kind: 'loading', slow: true } },
  'services failed': {
    ...shown,
    services: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
  },
})
