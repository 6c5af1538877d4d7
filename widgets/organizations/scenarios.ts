import { range } from '../../src/api/rules/range.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { OwnOrganization } from './model.ts'
import type { OrganizationsViewProps } from './OrganizationsView.tsx'

export type OrganizationsScenario = Pick<OrganizationsViewProps, 'panel'>

const contract: Contract = {
  id: 34,
  organizationId: 4,
  username: '200268',
  isActive: true,
  roleIds: [1],
  contractName: null,
  objects: [],
}

const organization = (id: number, name: string, contracts = 0): OwnOrganization => ({
  id,
  name,
  contracts: range(contracts).map(() => contract),
})

const ready = (data: readonly OwnOrganization[] | null) => ({
  panel: { kind: 'ready' as const, data },
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, OrganizationsScenario>> => ({
  own: ready([
    organization(4, 'Beta Klaipėda', 1),
    organization(5, 'Beta Palanga', 12),
    organization(6, 'Beta Šiauliai, Kuršėnai ir visos kitos aptarnaujamos Šiaulių krašto gyvenvietės'),
    organization(7, 'Beta vandenys'),
  ]),
  'without a contract': ready([organization(4, 'Beta Klaipėda'), organization(7, 'Beta vandenys')]),
  none: ready([]),
  'unknown vendor': ready(null),
  loading: { panel: { kind: 'loading', slow: false } },
  slow: { panel: { kind: 'loading', slow: true } },
  failed: { panel: { kind: 'failed', text: t('shared:errors.offline'), reference: '5f2c91ae' } },
})
