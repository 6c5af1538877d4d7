import { range } from '../../src/api/rules/range.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'
import type { ContractNaming, NameEditing } from '../../src/runtime/useContractNames.ts'
import type { ContractsGroup, ContractsViewProps, EmailState } from './types.ts'

export type ContractsScenario = Pick<
  ContractsViewProps,
  'groups' | 'inOtherRoles' | 'roles' | 'add' | 'isAddLoading' | 'email' | 'contractToRemove' | 'namingOf'
>

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

const home = contract(34, 'Žirmūnų g. 12-3, Vilnius', {
  contractName: { id: 1, name: 'Namai' },
  objects: [
    { id: 1, address: 'Žirmūnų g. 12-3, Vilnius', isActive: true },
    { id: 2, address: 'Žirmūnų g. 12, sandėliukas Nr. 3, Vilnius', isActive: false },
  ],
})
const parents = contract(35, 'Čiurlionio g. 84-12, Druskininkai', {
  contractName: { id: 2, name: 'Tėvų butas su labai ilgu pavadinimu, kad matytųsi, kaip jis laužomas' },
})
const sold = contract(36, 'Taikos pr. 61-7, Klaipėda', { isActive: false, organizationId: 2 })

const group = (id: number, title: string, color: string, contracts: readonly Contract[]): ContractsGroup => ({
  id,
  title,
  color,
  logo: null,
  showOrganizationsPage: id === 2,
  organizations: [
    { id: 1, name: `${title} Vilnius` },
    { id: 2, name: `${title} Klaipėda` },
  ],
  contracts: [...contracts],
})

const nothing = () => undefined
const naming =
  (editing?: NameEditing, id?: number): ContractsViewProps['namingOf'] =>
  ({ id: own }): ContractNaming => ({
    editing: own === id ? editing : undefined,
    onEdit: nothing,
    onType: nothing,
    onCancel: nothing,
    onSave: nothing,
  })

const email = (changes: Partial<EmailState>): EmailState => ({
  contractId: 34,
  panel: { kind: 'ready', data: { email: 'ruta@example.com', pending: undefined } },
  typed: '',
  error: undefined,
  problem: undefined,
  busy: false,
  again: { kind: 'idle' },
  ...changes,
})

const few = [
  group(1, 'Alfa namai', '#0B6E4F', [home, parents]),
  group(2, 'Beta komunalinės paslaugos', '#F2A900', [sold]),
]
const base: ContractsScenario = {
  groups: few,
  inOtherRoles: 0,
  roles: [],
  add: { href: '#', onClick: nothing },
  email: undefined,
  contractToRemove: undefined,
  namingOf: naming(),
}
const waiting: EmailState['panel'] = {
  kind: 'ready',
  data: { email: null, pending: { email: 'ruta.zemaitiene@example.com', until: '14:25' } },
}

/** Every state of the view by name, for tests, the gallery and screenshots. */
export const scenarios = (t: Translate): Readonly<Record<string, ContractsScenario>> => ({
  few: { ...base, inOtherRoles: 2, roles: [{ name: t('shared:roles.president'), onSwitch: nothing }] },
  many: {
    ...base,
    groups: [
      group(
        1,
        'Alfa namai',
        '#0B6E4F',
        range(38).map(at => contract(at + 1, `Savanorių pr. ${at + 1}-4, Kaunas`)),
      ),
    ],
  },
  renaming: { ...base, namingOf: naming({ text: 'Namai prie parko', busy: false }, 34) },
  'name refused': {
    ...base,
    namingOf: naming(
      { text: 'N'.repeat(300), busy: false, error: t('shared:contract.nameLong', { most: 100 }) },
      34,
    ),
  },
  'e-mail': { ...base, email: email({}) },
  'e-mail waiting': { ...base, email: email({ panel: waiting }) },
  'link sent again': { ...base, email: email({ panel: waiting, again: { kind: 'sent' } }) },
  'link not sent': {
    ...base,
    email: email({
      panel: waiting,
      again: { kind: 'failed', text: t('shared:errors.rate_limited', { count: 12 }) },
    }),
  },
  'e-mail to correct': {
    ...base,
    email: email({ typed: 'ruta@', error: t('shared:validation.email') }),
  },
  'e-mail loading': { ...base, email: email({ panel: { kind: 'loading', slow: true } }) },
  'e-mail failed': {
    ...base,
    email: email({ panel: { kind: 'failed', text: t('shared:errors.offline'), reference: '5f2c91ae' } }),
  },
  removing: { ...base, contractToRemove: home },
  none: { ...base, groups: [] },
  'not known whether to be linked': { ...base, add: undefined, isAddLoading: true },
  'none, not to be linked': {
    ...base,
    groups: [],
    add: undefined,
    inOtherRoles: 1,
    roles: [{ name: t('shared:roles.tenant'), onSwitch: nothing }],
  },
})
