import { type TaskCategory, taskCategories } from '../../src/api/schemas/helpDesk.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { Formats } from '../../src/i18n/formats.ts'

/** What a list of requests is narrowed to; each as it stands in an address (HLP-1). */
export interface TaskFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly stage?: string | undefined
  readonly recipient?: string | undefined
  readonly category?: string | undefined
}

const names = ['from', 'to', 'stage', 'recipient', 'category'] as const

/** The parts of a filter that say something. */
export const filterOf = (values: TaskFilter): Record<string, string> =>
  Object.fromEntries(names.flatMap(name => (values[name] ? [[name, values[name]]] : [])))

/** A day of the calendar, or nothing: there is no 31st of February. */
const dayOf = (text: string | undefined) => {
  const date = new Date(text ?? '')
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(text?.slice(8)) ? text : undefined
}

export const categoryOf = (text: string | undefined): TaskCategory | undefined =>
  taskCategories.find(known => known === text)

const stages = ['1', '2', '3', '4', '5'] as const

/** What the server is asked for; what it would refuse is left out. */
export const queryOf = ({ from, to, stage, recipient, category }: TaskFilter) => ({
  from: dayOf(from),
  to: dayOf(to),
  stage: stages.find(known => known === stage),
  organizationId: Number(recipient) > 0 ? Number(recipient) : undefined,
  category: categoryOf(category),
})

/** A contract that a request can be about, and who gets the request. */
export interface Subject {
  readonly contractId: number
  /** How people tell it from others: its name or number. */
  readonly title: string
  readonly organizationId: number
  readonly organization: string
  readonly objects: readonly { readonly id: number; readonly address: string }[]
}

/** Contracts of vendors that take requests (LAY-14), or the one of them. */
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

/** Each organization once, in the order they come. */
export const recipientsOf = (subjects: readonly Subject[]): readonly { id: number; name: string }[] => [
  ...new Map(subjects.map(({ organizationId: id, organization: name }) => [id, { id, name }])).values(),
]

/** A number as people write it, with spaces and brackets, as the server wants it. */
export const plainPhone = (text: string): string => text.replace(/[\s()-]/g, '')

/** The stages a request goes through, as far as it has come: the last one is completed, or cancelled (HLP-1). */
export const pathOfStages = (stage: number): readonly number[] => (stage === 5 ? [1, 2, 3, 5] : [1, 2, 3, 4])

/** The fields of the form, in the order in which they stand. */
export interface TaskValues {
  readonly contractId: number
  readonly objectId: number
  readonly category: string
  readonly message: string
  readonly phone: string
  readonly uploads: readonly string[]
  readonly [field: string]: unknown
}
