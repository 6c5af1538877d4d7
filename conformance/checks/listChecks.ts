import type { CallInput } from '../Call.ts'
import { mustName } from '../checkAnswer.ts'
import type { Kit } from '../createKit.ts'
import { foreignContract } from '../facts.ts'
import { must, needs } from '../Mismatch.ts'
import type { Plan } from '../plans/Plan.ts'
import type { Check, Subject } from './Check.ts'
import { callerOf, inputOf } from './inputOf.ts'
import type { JsonSchema } from './jsonSchemaOf.ts'
import { jsonSchemaOf } from './jsonSchemaOf.ts'

type Row = Readonly<Record<string, unknown>>

const isPaged = ({ endpoint }: Subject) =>
  typeof endpoint.answer !== 'string' &&
  (jsonSchemaOf(endpoint.answer, 'output').properties as Record<string, JsonSchema> | undefined)?.meta
    ?.properties?.nextCursor !== undefined

const listInput = async (kit: Kit, subject: Subject): Promise<CallInput> => ({
  ...(await inputOf(kit, subject)),
  as: callerOf(subject),
})

const requirement = ({ plan }: Subject) => plan.requirement ?? 'API-1'

function mustBeSorted(rows: readonly Row[], { by, direction }: NonNullable<Plan['order']>) {
  const keyOf = (row: Row) =>
    by
      .map(field =>
        typeof row[field] === 'number' ? String(row[field]).padStart(12, '0') : String(row[field]),
      )
      .join()
  const keys = rows.map(keyOf)
  needs(new Set(keys).size > 1, 'The list has no two rows that differ in the field it is sorted by.')
  const isSorted = keys.every(
    (key, index) =>
      index === 0 ||
      (direction === 'ascending' ? (keys[index - 1] ?? '') <= key : (keys[index - 1] ?? '') >= key),
  )
  must(isSorted, `Rows are not sorted by ${by.join(', ')}, ${direction}.`)
}

const rowsOf = async (kit: Kit, name: string, input: CallInput): Promise<readonly Row[]> =>
  (await kit.read(name, input)).json.data

/** Rows after which long lists are not read on. */
const mostRows = 200

/** Paging, order, filters, and that lists are one's own. */
export const listChecks: readonly Check[] = [
  {
    kind: 'paging',
    requirement,
    title: () => 'gives every row once, page by page',
    applies: isPaged,
    async run(kit, subject) {
      const { name } = subject
      const input = await listInput(kit, subject)
      const whole = (await kit.read(name, { ...input, query: { ...input.query, limit: 50 } })).json
      const { total } = whole.meta
      needs(total > 1, 'The list has fewer than two rows.')
      const limit = Math.min(Math.ceil(total / 3), 50)
      const rows: Row[] = []
      let cursor: string | undefined
      for (let pages = 0; ; pages += 1) {
        const page = (await kit.read(name, { ...input, query: { ...input.query, limit, cursor } })).json
        must(page.meta.total === total, `total is ${page.meta.total} on page ${pages + 1}, ${total} before.`)
        const isLast = page.meta.nextCursor === null
        must(
          isLast ? page.data.length <= limit : page.data.length === limit,
          `Page ${pages + 1} has ${page.data.length} rows at a limit of ${limit}.`,
        )
        rows.push(...page.data)
        must(new Set(rows.map(({ id }) => id)).size === rows.length, `Page ${pages + 1} repeats a row.`)
        if (isLast || rows.length >= mostRows) break
        cursor = page.meta.nextCursor
      }
      must(
        rows.length === total || rows.length >= mostRows,
        `The pages have ${rows.length} rows, total says ${total}.`,
      )
      const ids = (list: readonly Row[]) =>
        JSON.stringify(list.slice(0, whole.data.length).map(({ id }) => id))
      must(
        ids(rows).startsWith(ids(whole.data).slice(0, -1)),
        'Small pages have other rows than a large one.',
      )
      if (subject.plan.order) mustBeSorted(rows, subject.plan.order)
    },
  },
  {
    kind: 'page limits',
    requirement,
    title: () => 'answers 422 to a limit of 0, 51 or text and to an unknown cursor',
    applies: isPaged,
    async run(kit, subject) {
      const input = await listInput(kit, subject)
      for (const [field, value] of [
        ['limit', 0],
        ['limit', 51],
        ['limit', 'many'],
        ['cursor', 'no-such-cursor'],
      ] as const)
        mustName(await kit.call(subject.name, { ...input, query: { ...input.query, [field]: value } }), field)
    },
  },
  {
    kind: 'order',
    requirement,
    title: ({ plan }) => `is sorted by ${plan.order?.by.join(', ')}, ${plan.order?.direction}`,
    applies: subject => subject.plan.order !== undefined && !isPaged(subject),
    async run(kit, subject) {
      const { order } = subject.plan
      if (order) mustBeSorted(await rowsOf(kit, subject.name, await listInput(kit, subject)), order)
    },
  },
  {
    kind: 'filters',
    requirement,
    title: ({ plan }) => `gives the rows that ${plan.filters?.map(({ query }) => query).join(', ')} selects`,
    applies: ({ plan }) => plan.filters !== undefined,
    async run(kit, subject) {
      const input = await listInput(kit, subject)
      const query = isPaged(subject) ? { limit: 50 } : {}
      const all = await rowsOf(kit, subject.name, { ...input, query })
      let tried = 0
      for (const { query: name, field, start } of subject.plan.filters ?? []) {
        const textOf = (row: Row) => String(row[field]).slice(0, start ? 4 : undefined)
        const values = [...new Set(all.filter(row => row[field] !== null).map(textOf))]
        if (values.length < 2) continue
        tried += 1
        const value = values.at(-1) ?? ''
        const selected = await rowsOf(kit, subject.name, { ...input, query: { ...query, [name]: value } })
        must(selected.length > 0, `${name}=${value} selects no row, though a row has it.`)
        const fits = (row: Row) =>
          name === 'search'
            ? JSON.stringify(row).toLowerCase().includes(value.toLowerCase())
            : row[field] === null || textOf(row) === value
        must(selected.every(fits), `${name}=${value} gives rows with another ${field}.`)
      }
      needs(tried > 0, 'No filter separates the rows that there are.')
    },
  },
  {
    kind: 'own rows',
    requirement,
    title: () => 'shares no row with the list of another user',
    applies: ({ plan }) => plan.ownRows === true,
    async run(kit, subject) {
      const input = await listInput(kit, subject)
      const params = {
        ...input.params,
        ...('contract' in (input.params ?? {}) && { contract: (await foreignContract(kit)).id }),
      }
      const own = await rowsOf(kit, subject.name, input)
      const theirs = await rowsOf(kit, subject.name, { ...input, params, as: 'stranger' })
      needs(own.length > 0 && theirs.length > 0, 'One of the two lists is empty.')
      const ids = new Set(own.map(({ id }) => id))
      must(!theirs.some(({ id }) => ids.has(id)), 'Both users have the same rows.')
    },
  },
]
