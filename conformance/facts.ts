import type { Value } from './Call.ts'
import { endpointOf, type Kit } from './createKit.ts'
import { must, NotApplicable, needs } from './Mismatch.ts'

interface Contract {
  readonly id: number
  readonly organizationId: number
  readonly username: string
  readonly isActive: boolean
  readonly contractName: { readonly id: number } | null
}
interface Group {
  readonly id: number
  readonly slug: string
  readonly settings: { readonly liveChatEnabled: boolean; readonly helpDeskEnabled: boolean }
  readonly contracts: readonly Contract[]
}

const groupsOf = (kit: Kit, as: 'resident' | 'stranger') =>
  kit.once(`groups ${as}`, async (): Promise<readonly Group[]> => {
    const { json } = await kit.read('organizationGroups.organizationGroupsWithContracts', { as })
    return json.data
  })

const contractsOf = async (kit: Kit, as: 'resident' | 'stranger') =>
  (await groupsOf(kit, as)).flatMap(({ contracts }) => contracts)

/** The resident's contract that cases use. @throws Mismatch or NotApplicable if there is none */
export async function ownContract(kit: Kit): Promise<Contract> {
  const named = kit.people.resident.contract
  const contracts = await contractsOf(kit, 'resident')
  const contract = contracts.find(({ id, isActive }) => (named === undefined ? isActive : id === named))
  must(contract, `The resident has no ${named === undefined ? 'active contract' : `contract ${named}`}.`)
  return contract
}

/** A contract of the stranger that the resident does not have. */
export async function foreignContract(kit: Kit): Promise<Contract> {
  const own = new Set((await contractsOf(kit, 'resident')).map(({ id }) => id))
  const named = kit.people.stranger.contract
  const foreign = (await contractsOf(kit, 'stranger')).filter(({ id }) => !own.has(id))
  const contract = foreign.find(({ id }) => named === undefined || id === named)
  must(contract, 'The stranger has no contract that the resident does not have.')
  return contract
}

/** The vendor of the resident's contract. */
export async function ownGroup(kit: Kit): Promise<Group> {
  const { id } = await ownContract(kit)
  const group = (await groupsOf(kit, 'resident')).find(({ contracts }) =>
    contracts.some(one => one.id === id),
  )
  must(group, 'The vendor of the resident’s contract is missing.')
  return group
}

/** An organization of the stranger's in which the resident has no contract. */
async function foreignOrganization(kit: Kit): Promise<number> {
  const own = new Set((await contractsOf(kit, 'resident')).map(({ organizationId }) => organizationId))
  const other = (await contractsOf(kit, 'stranger')).find(({ organizationId }) => !own.has(organizationId))
  needs(other, 'The stranger has no contract with another organization than the resident.')
  return other.organizationId
}

type Params = Record<string, Value>
type Rows = readonly { readonly [field: string]: unknown }[]

/** Rows of a list of the resident's. @throws NotApplicable if the list is empty */
export async function rowsOf(kit: Kit, name: string, query: Record<string, Value> = {}): Promise<Rows> {
  const rows = await kit.once(`rows ${name} ${JSON.stringify(query)}`, async (): Promise<Rows> => {
    const { path } = endpointOf(name)
    const params: Params = {}
    if (path.includes('{contract}')) params.contract = (await ownContract(kit)).id
    if (path.includes('{group}')) params.group = (await ownGroup(kit)).id
    return (await kit.read(name, { params, query })).json.data
  })
  needs(rows.length > 0, `${name} is empty for the resident, so nothing in it could be checked.`)
  return rows
}

/** First row that fits. @throws NotApplicable if there is none */
async function rowOf(kit: Kit, list: string, fits: (row: Rows[number]) => boolean = () => true) {
  const row = (await rowsOf(kit, list)).find(fits)
  needs(row, `${list} has no row for this case.`)
  return row
}

const idOf = async (kit: Kit, list: string, fits?: (row: Rows[number]) => boolean) =>
  Number((await rowOf(kit, list, fits)).id)

/** Id of the first file of the first rows that have one, by asking for each row's detail. */
async function fileOf(
  kit: Kit,
  list: string,
  detail: string,
  params: (row: Rows[number]) => Params,
  field: string,
): Promise<Params & { readonly file: Value }> {
  for (const row of (await rowsOf(kit, list)).slice(0, 30)) {
    const ofRow = params(row)
    const [file] = (await kit.read(detail, { params: ofRow })).json.data[field] as { id: number }[]
    if (file) return { ...ofRow, file: file.id }
  }
  throw new NotApplicable(`${list} has no row with a file.`)
}

const pictureItem = /content\/(\d+)\//

/** Values of path parameters of the resident's own, by name. */
const own: Readonly<Record<string, (kit: Kit) => Promise<Value> | Value>> = {
  contract: async kit => (await ownContract(kit)).id,
  organization: async kit => (await ownContract(kit)).organizationId,
  group: async kit => (await ownGroup(kit)).id,
  slug: async kit => (await ownGroup(kit)).slug,
  invoice: kit =>
    idOf(kit, 'invoices.invoices', ({ type, hasFile }) => type === 'monthly' && hasFile === true),
  meter: kit => idOf(kit, 'meters.meters'),
  reading: kit => idOf(kit, 'meters.meterHistory', ({ hasPhoto }) => hasPhoto === true),
  report: kit => idOf(kit, 'documents.reports'),
  type: async kit => String((await rowOf(kit, 'messages.messages')).type),
  message: kit => idOf(kit, 'messages.messages'),
  task: kit => idOf(kit, 'helpDesk.tasks'),
  poll: kit => idOf(kit, 'polls.polls'),
  offer: kit => idOf(kit, 'offers.offers'),
  item: async kit => {
    const { image } = await rowOf(kit, 'services.promotionalBanners', row =>
      pictureItem.test(String(row.image)),
    )
    return pictureItem.exec(String(image))?.[1] ?? ''
  },
  contractName: async kit => {
    const named = (await contractsOf(kit, 'resident')).find(({ contractName }) => contractName !== null)
    needs(named?.contractName, 'No contract of the resident has a name.')
    return named.contractName.id
  },
  intent: () => 999_999_999,
  locale: () => 'lt',
  placement: () => 'header',
  module: () => 'invoice',
  category: () => 'news',
  consent: () => 'newsletter',
  mailing: () => 'newsletters',
  purpose: () => 'help-desk',
}

const foreign: Readonly<Record<string, (kit: Kit) => Promise<Value>>> = {
  contract: async kit => (await foreignContract(kit)).id,
  organization: foreignOrganization,
}

/** Parameters that belong together, by the call that takes them. */
const together: Readonly<Record<string, (kit: Kit) => Promise<Params>>> = {
  'help-desk-tasks/{task}/attachments/{attachment}/file-url': kit =>
    kit.once('attachment', async () => {
      const attachment = await fileOf(
        kit,
        'helpDesk.tasks',
        'helpDesk.task',
        ({ id }) => ({ task: Number(id) }),
        'attachments',
      )
      return { task: attachment.task ?? 0, attachment: attachment.file }
    }),
  'types/{type}/messages/{message}/file-url': kit =>
    kit.once('message file', async () => {
      const paramsOfRow = ({ id, type }: Rows[number]) => ({ type: String(type), message: Number(id) })
      const { type = '', message = 0 } = await fileOf(
        kit,
        'messages.messages',
        'messages.message',
        paramsOfRow,
        'files',
      )
      return { type, message }
    }),
  'contracts/{contract}/polls/{poll}/files/{file}/file-url': kit =>
    kit.once('poll file', async () => {
      const contract = (await ownContract(kit)).id
      return fileOf(kit, 'polls.polls', 'polls.poll', ({ id }) => ({ contract, poll: Number(id) }), 'files')
    }),
  'payments/banks/{bank}/logo.svg': async kit => {
    const isBank = ({ type, logo }: Rows[number]) => type === 'bank' && logo !== null
    return { bank: String((await rowOf(kit, 'payments.paymentMethods', isBank)).code) }
  },
  'contracts/{contract}/meters/{meter}/readings/{reading}/photo-url': async kit => {
    const row = await rowOf(kit, 'meters.meterHistory', ({ hasPhoto }) => hasPhoto === true)
    return { contract: (await ownContract(kit)).id, meter: Number(row.meterId), reading: Number(row.id) }
  },
}

/**
 * Values for the parameters of a path, of the resident's own or with the stranger's contract or organization.
 * @throws NotApplicable if the back end has no such thing
 */
export async function paramsOf(kit: Kit, path: string, whose: 'own' | 'foreign' = 'own'): Promise<Params> {
  const values: Params = { ...(await together[path]?.(kit)) }
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const resolve =
      (whose === 'foreign' ? foreign[name] : undefined) ?? (name in values ? undefined : own[name])
    if (resolve) values[name] = await resolve(kit)
    needs(name in values, `A ${name} comes out of another case only.`)
  }
  return values
}
