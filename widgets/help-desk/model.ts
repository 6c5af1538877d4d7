import { type TaskCategory, taskCategories } from '../../src/api/schemas/helpDesk.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { Formats } from '../../src/i18n/formats.ts'

/** Filter of a list, with values as in the URL (HLP-1). */
export interface TaskFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly stage?: string | undefined
  readonly recipient?: string | undefined
  readonly category?: string | undefined
}

const names = ['from', 'to', 'stage', 'recipient', 'category'] as const

/** The filter without empty values. */
export const filterOf = (values: TaskFilter): Record<string, string> =>
  Object.fromEntries(names.flatMap(name => (values[name] ? [[name, values[name]]] : [])))

/** A calendar date; undefined for impossible dates such as 31 February. */
const dayOf = (text: string | undefined) => {
  const date = new Date(text ?? '')
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text?.slice(8)) ? text : undefined
}

export const categoryOf = (text: string | undefined): TaskCategory | undefined =>
  taskCategories.find(candidate => candidate === text)

const stages = ['1', '2', '3', '4', '5'] as const

/** Query parameters for the server, without values it would reject. */
export const queryOf = ({ from, to, stage, recipient, category }: TaskFilter) => ({
  from: dayOf(from),
  to: dayOf(to),
  stage: stages.find(candidate => candidate === stage),
  organizationId: Number(recipient) > 0 ? Number(recipient) : undefined,
  category: categoryOf(category),
})

/** A contract that a request can be about, and its recipient. */
export interface Subject {
  readonly contractId: number
  /** Name or number of the contract. */
  readonly title: string
  readonly organizationId: number
  readonly organization: string
  readonly objects: readonly { readonly id: number; readonly address: string }[]
}

/** Contracts of vendors that take requests (LAY-14), or only the given one. */
export const subjectsOf = (
  groups: readonly OrganizationGroup[],
  numbered: Formats['numbered'],
  contractId?: number,
): readonly Subject[] =>
  groups
    .filter(({ settings }) => settings.helpDeskEnabled)
    .flatMap(group =>
      group.contracts
        .filter(({ id }) => contractId === undefined || id === contractId)
        .map(({ id, username, contractName, organizationId, objects }) => ({
          contractId: id,
          title: [contractName?.name, numbered(username)].filter(Boolean).join(' · '),
          organizationId,
          organization: group.organizations.find(({ id }) => id === organizationId)?.name ?? group.title,
          objects: objects.filter(({ isActive }) => isActive),
        })),
    )

/** Each organization once, in their order of appearance. */
export const recipientsOf = (subjects: readonly Subject[]): readonly { id: number; name: string }[] => [
  ...new Map(subjects.map(({ organizationId: id, organization: name }) => [id, { id, name }])).values(),
]

/** A phone number without spaces and brackets, as the server expects it. */
export const plainPhone = (text: string): string => text.replace(/[\s()-]/g, '')

/** Stages a request passes through up to its current one; the last is completed or cancelled (HLP-1). */
export const pathOfStages = (stage: number): readonly number[] => (stage === 5 ? [1, 2, 3, 5] : [1, 2, 3, 4])

/** Fields of the form, in their order. */
export interface TaskValues {
  readonly contractId: number
  readonly objectId: number
  readonly category: string
  readonly message: string
  readonly phone: string
  readonly uploads: readonly string[]
  readonly [field: string]: unknown
}
