import { range } from '../../src/api/rules/range.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ContractNaming, NameEditing } from '../../src/runtime/useContractNames.ts'
import type { BarState, ContractBarViewProps } from './ContractBarView.tsx'

export type BarScenario = Pick<ContractBarViewProps, 'state' | 'changing'>

const contract = (id: number, address: string, changes: Partial<Contract> = {}): Contract => ({
  id,
  organizationId: 1,
  username: String(100_200 + id),
  isActive: true,
  roleIds: [1],
  contractName: null,
  objects: [{ id, address, isActive: true }],
  ...changes,
})

const home = contract(34, 'Žirmūnų g. 12-3, Vilnius', { contractName: { id: 1, name: 'Namai' } })
const parents = contract(35, 'Čiurlionio g. 84-12, Druskininkai', {
  contractName: { id: 2, name: 'Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas' },
  organizationId: 2,
})
const sold = contract(36, 'Laisvės al. 7-21, Kaunas', {
  isActive: false,
  objects: [
    { id: 1, address: 'Laisvės al. 7-21, Kaunas', isActive: false },
    { id: 2, address: 'Laisvės al. 7, sandėliukas Nr. 3, Kaunas', isActive: false },
  ],
})
const more = range(20).map(at => contract(50 + at, `Savanorių pr. ${at + 1}-4, Kaunas`))

const nothing = () => undefined
const naming = (editing?: NameEditing): ContractNaming => ({
  editing,
  onEdit: nothing,
  onType: nothing,
  onCancel: nothing,
  onSave: nothing,
})

const ready = (shown: Contract, changes: Partial<BarState & { kind: 'ready' }> = {}, changing = false) => ({
  state: {
    kind: 'ready' as const,
    contract: shown,
    contracts: [home, parents, sold],
    organizations: [
      { id: 1, name: 'Alfa namai Vilnius' },
      { id: 2, name: 'Alfa namai Kaunas' },
    ],
    naming: naming(),
    faq: 'https://alfa.example/duk',
    ...changes,
  },
  changing,
})

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, BarScenario>> => ({
  named: ready(home),
  'without name': ready(sold),
  'long name': ready(parents),
  renaming: ready(home, { naming: naming({ text: 'Namai prie parko', busy: false }) }),
  'name refused': ready(home, {
    naming: naming({ text: 'N'.repeat(300), busy: false, error: t('shared:validation.name_long') }),
  }),
  'saving the name': ready(home, { naming: naming({ text: 'Namai prie parko', busy: true }) }),
  changing: ready(home, {}, true),
  'changing, many': ready(home, { contracts: [home, parents, sold, ...more], faq: undefined }, true),
  loading: { state: { kind: 'loading' } },
})
