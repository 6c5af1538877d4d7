import { markdownTable } from '../markdownTable.ts'
import type { Clause } from './Clause.ts'
import { otherClauses } from './otherClauses.ts'
import { wcagClauses } from './wcagClauses.ts'

const resultNames = {
  supports: 'Supports',
  'supports partially': 'Partially Supports',
  'does not support': 'Does Not Support',
  'does not apply': 'Not Applicable',
} as const

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What proves a result, for the column of remarks of the report. */
function remarkOf(clause: Clause): string {
  if ('check' in clause) return `Examined on ${clause.date}: ${clause.check}`
  const proofs = ('proofs' in clause && clause.proofs) || []
  const files = [...new Set(proofs.map(({ file }) => `\`${file}\``))].join(', ')
  return [clause.remark, files && `Tested by ${files}.`]
    .filter(Boolean)
    .map(text => upperFirst(text as string))
    .join(' ')
}

/** The criteria of WCAG 2.2, level A and AA, with the clauses of EN 301 549 that repeat them. */
export const wcagTable = () =>
  markdownTable(
    ['WCAG 2.2', 'EN 301 549', 'Criterion', 'Level', 'Conformance', 'Remarks'],
    wcagClauses.map(clause => [
      clause.number,
      clause.isNew ? '' : `9.${clause.number}`,
      clause.name,
      clause.level ?? '',
      resultNames[clause.result],
      remarkOf(clause),
    ]),
  )

/** The other clauses of EN 301 549. */
export const otherClauseTable = () =>
  markdownTable(
    ['EN 301 549', 'Clause', 'Conformance', 'Remarks'],
    otherClauses.map(clause => [clause.number, clause.name, resultNames[clause.result], remarkOf(clause)]),
  )

/** How many criteria have which result, and the gaps that a statement has to name. */
export function conformanceSummary(): string {
  const all = [...wcagClauses, ...otherClauses]
  const counts = Object.entries(resultNames).map(
    ([result, name]) => `${name}: ${wcagClauses.filter(clause => clause.result === result).length}`,
  )
  const gaps = all
    .filter(({ result }) => result === 'supports partially' || result === 'does not support')
    .map(clause => `- ${clause.number} ${clause.name}: ${'remark' in clause ? clause.remark : ''}`)
  return [
    `Criteria of WCAG 2.2 A and AA by result: ${counts.join(', ')}.`,
    '',
    'What is not fully met or proven:',
    '',
    ...gaps,
  ].join('\n')
}
