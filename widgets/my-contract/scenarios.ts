import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { MyContractViewProps } from './MyContractView.tsx'

const base: MyContractViewProps = {
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
  unconfirmedRoles: [],
  holders: {
    kind: 'ready',
    data: [
      { firstName: 'Rūta', lastName: 'Žemaitienė', role: 'Savininkas', isConfirmed: true, isSelf: true },
      { firstName: 'Mantas', lastName: 'Žemaitis', role: 'Mokėtojas', isConfirmed: true, isSelf: false },
    ],
  },
  onRetryHolders: () => undefined,
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
  contract: base,
  unconfirmed: {
    ...base,
    roles: [t('shared:roles.owner')],
    unconfirmedRoles: [t('shared:roles.owner')],
    holders: {
      kind: 'ready',
      data: [
        {
          firstName: 'Rūta',
          lastName: 'Žemaitienė',
          role: t('shared:roles.owner'),
          isConfirmed: false,
          isSelf: true,
        },
      ],
    },
  },
  'closed, without name': {
    ...base,
    roles: [],
    contract: { ...base.contract, isActive: false, contractName: null, objects: [] },
  },
  'nothing billed': { ...base, services: { kind: 'ready', data: [] } },
  loading: {
    ...base,
    services: { kind: 'loading', slow: false },
    holders: { kind: 'loading', slow: false },
  },
  'holders failed': { ...base, holders: { kind: 'failed', text: t('shared:errors.internal') } },
  slow: { ...base, services: { kind: 'loading', slow: true } },
  'services failed': {
    ...base,
    services: { kind: 'failed', text: t('shared:errors.internal'), reference: '5f2c91ae' },
  },
})
