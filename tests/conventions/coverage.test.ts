import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listedRequirements, provenRequirements } from '../../tools/requirements.ts'

const file = 'tests/coverage.md'
const isRow = (line: string) => line.startsWith('|')

const text = readFileSync(file, 'utf8')
const [head = [], , ...rows] = text
  .split('\n')
  .filter(isRow)
  .map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )

/** Statements of the specification, one for each row of the table. */
const statements = rows.map(([lines = '', statement = '', requirements = '', decision = '']) => ({
  lines,
  statement,
  requirements: requirements.split(', ').filter(Boolean),
  decision,
}))

const listed = new Set(listedRequirements())
const proven = provenRequirements()

/** Kinds of tests, from the one that is nearest to people. */
const kinds: readonly (readonly [name: string, path: RegExp])[] = [
  ['journey', /^e2e\//],
  ['element', /\.browser\.test\.tsx?$/],
  ['server', /^tests\/(server|demo|conformance)\//],
  ['rule', /^tests\//],
]

/** Kinds of the tests that prove a requirement. */
function kindsOf(ids: readonly string[]): string {
  const files = ids.flatMap(id => [...(proven.get(id) ?? [])])
  const found = files.map(path => kinds.find(([, pattern]) => pattern.test(path))?.[0])
  return kinds
    .map(([name]) => name)
    .filter(name => found.includes(name))
    .join(', ')
}

it('every statement of the specification belongs to a listed requirement that a test proves', () => {
  expect(statements.length).toBeGreaterThanOrEqual(200)
  expect(
    statements.filter(
      ({ requirements }) =>
        requirements.length === 0 || requirements.some(id => !listed.has(id) || !proven.has(id)),
    ),
  ).toEqual([])
})

it('a statement that is not fulfilled as written has a decision', () => {
  const decided = statements.filter(({ decision }) => decision !== '')
  expect(decided.length).toBeGreaterThan(5)
  for (const { lines, decision } of decided) {
    const [, path = ''] = /^\[[^\]]+\]\(([^)]+)\)$/.exec(decision) ?? []
    expect(path && existsSync(join('tests', path)), `lines ${lines}: ${decision}`).toBe(true)
  }
})

it('the kinds of the tests of each statement are derived from their titles; -u writes them', async () => {
  const derived = [
    head,
    ...statements.map(({ lines, statement, requirements, decision }) => [
      lines,
      statement,
      requirements.join(', '),
      decision,
      kindsOf(requirements),
    ]),
  ]
  const widths = head.map((_, at) => Math.max(...derived.map(cells => cells[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const ruler = `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`
  const [first = '', ...others] = derived.map(line)
  const before = text.slice(0, text.indexOf('\n|') + 1)
  await expect(`${[before + first, ruler, ...others].join('\n')}\n`).toMatchFileSnapshot(
    join('..', 'coverage.md'),
  )
})
