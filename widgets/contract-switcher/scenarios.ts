import { range } from '../../src/api/rules/range.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ContractSwitcherViewProps, SwitcherGroup } from './types.ts'

export type SwitcherScenario = Pick<ContractSwitcherViewProps, 'state' | 'open'>

const streets = ['Žirmūnų g.', 'Laisvės al.', 'Savanorių pr.', 'Brīvības iela', 'Čiurlionio g.']
const towns = ['Vilnius', 'Kaunas', 'Klaipėda', 'Rīga', 'Druskininkai']

const contract = (id: number, changes: Partial<Contract> = {}): Contract => ({
  id,
  organizationId: 1 + (id % 2),
  username: String(100_200 + id),
  isActive: true,
  roleIds: [1],
  contractName: null,
  objects: [
    {
      id,
      address: `${streets[id % 5]} ${(id * 7) % 90}-${(id * 3) % 40}, ${towns[id % 5]}`,
      isActive: true,
    },
  ],
  ...changes,
})

const home = contract(34, {
  contractName: { id: 1, name: 'Namai' },
  objects: [
    { id: 1, address: 'Žirmūnų g. 12-3, Vilnius', isActive: true },
    { id: 2, address: 'Žirmūnų g. 12, sandėliukas Nr. 3, Vilnius', isActive: false },
  ],
})

const parents = contract(35, {
  contractName: { id: 2, name: 'Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas' },
})

const group = (id: number, title: string, color: string, contracts: readonly Contract[]): SwitcherGroup => ({
  id,
  title,
  color,
  logo: null,
  showOrganizationsPage: false,
  organizations: [
    { id: 1, name: `${title} Vilnius` },
    { id: 2, name: `${title} Kaunas` },
  ],
  contracts: [...contracts],
})

const few: readonly SwitcherGroup[] = [
  group(1, 'Alfa namai', '#00A1B5', [home, parents]),
  group(2, 'Beta būstas', '#5B2D90', [contract(36, { isActive: false })]),
]

const contractsFrom = (from: number, count: number) => range(count).map(index => contract(from + index))

const many: readonly SwitcherGroup[] = [
  group(1, 'Alfa namai', '#00A1B5', [home, parents, ...contractsFrom(40, 36)]),
  { ...group(2, 'Beta būstas', '#5B2D90', contractsFrom(100, 3)), showOrganizationsPage: true },
  group(3, 'Gama šiluma ir vandenys', '#F2A900', contractsFrom(200, 19)),
]

const ready = (groups: readonly SwitcherGroup[], currentId: number | undefined, open?: boolean) => ({
  state: { kind: 'ready' as const, groups, currentId },
  open,
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, SwitcherScenario>> => ({
  'one chosen': ready(few, 34),
  'without name': ready(many, 41),
  'long name': ready(few, 35),
  'none chosen': ready(few, undefined),
  open: ready(few, 34, true),
  'open with sixty': ready(many, 34, true),
  loading: { state: { kind: 'loading' } },
  failed: { state: { kind: 'failed', text: t('shared:errors.offline'), reference: '5f2c91ae' } },
})
