import { permissionsOn } from '../../src/api/rules/permissions.ts'
import { type Task, type TaskCategory, taskCategories } from '../../src/api/schemas/helpDesk.ts'
import type { OrganizationGroup } from '../../src/api/schemas/organizations.ts'
import type { User } from '../../src/api/schemas/users.ts'
import type { Formats } from '../../src/i18n/formats.ts'
import type { Translate } from '../../src/i18n/TextsContext.ts'

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

/** A category that the server accepts, from the URL. */
export const categoryOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^[\w.-]{1,60}$/.test(text) ? text : undefined

/** Categories of vendors that have none of their own. */
export const usualCategories: readonly TaskCategory[] = taskCategories.map(code => ({ code }))

/** Name of a category: the vendor's own, or the text of a usual one. */
export const categoryTitle = (t: Translate, { code, title }: TaskCategory): string =>
  title ?? t(`categories.${taskCategories.find(usual => usual === code) ?? 'other'}`)

/** Name of a request's category. */
export const categoryTitleOf = (
  t: Translate,
  { category, categoryTitle: title }: Pick<Task, 'category' | 'categoryTitle'>,
): string => categoryTitle(t, { code: category, title })

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

/** Contracts of vendors that take requests (LAY-14) whose roles permit it (PER-2), or only the given one. */
export const subjectsOf = (
  user: User | undefined,
  groups: readonly OrganizationGroup[],
  numbered: Formats['numbered'],
  contractId?: number,
): readonly Subject[] =>
  groups
    .filter(({ settings }) => settings.helpDeskEnabled)
    .flatMap(group =>
      group.contracts
        .filter(({ id }) => contractId === undefined || id === contractId)
        .filter(contract => permissionsOn(user, contract).includes('help-desk'))
        .map(({ id, username, contractName, organizationId, objects }) => ({
          contractId: id,
          title: [contractName?.name, numbered(username)].filter(Boolean).join(' · '),
          organizationId,
          organization: group.organizations.find(({ id }) => id === organizationId)?.name ?? group.title,
          objects: objects.filter(({ isActive }) => isActive),
        })),
    )

/** Whether it is the roles, and no vendor, that keep the user from sending requests. */
export const isClosedByRole = (groups: readonly OrganizationGroup[], contractId?: number): boolean =>
  groups.some(
    ({ settings, contracts }) =>
      settings.helpDeskEnabled && contracts.some(({ id }) => contractId === undefined || id === contractId),
  )

/** Each organization once, in their order of appearance. */
export const recipientsOf = (subjects: readonly Subject[]): readonly { id: number; name: string }[] => [
  ...new Map(subjects.map(({ organizationId: id, organization: name }) => [id, { id, name }])).values(),
]

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

/** What was typed while a text was being sent: after it or, if it was changed, everything. */
export const typedSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
