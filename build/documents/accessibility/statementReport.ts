import { createHash } from 'node:crypto'
import type { Clause } from './Clause.ts'

/** Of WCAG-EM: how far a whole site meets a standard. */
type Degree = 'full' | 'partial' | 'none'

/** A criterion or clause that is not met, or not everywhere. */
interface Gap {
  readonly number: string
  /** Its English name, as the standard has it. */
  readonly name: string
  readonly standard: 'WCAG 2.2' | 'EN 301 549'
}

/** What an accessibility statement says of the product, derived from the results. */
export interface StatementReport {
  /** E.g. "2026-11-23". */
  readonly assessedOn: string
  readonly degree: Degree
  /** Criteria of WCAG by result. */
  readonly criteria: {
    readonly met: number
    readonly partlyMet: number
    readonly notMet: number
    readonly notApplicable: number
  }
  /** Different tests that the results name. */
  readonly tests: number
  /** Results that a person examined. */
  readonly checks: number
  /** Names of the features whose clauses are all met. */
  readonly features: readonly string[]
  readonly gaps: readonly Gap[]
}

/** The clauses that each feature of a statement rests on. The element has a text for each. */
export const featureClauses = {
  keyboard: ['2.1.1', '2.1.2', '2.4.3', '2.4.7'],
  screenReader: ['1.1.1', '1.3.1', '2.4.6', '4.1.2', '4.1.3'],
  zoom: ['1.4.4', '1.4.10', '1.4.12'],
  contrast: ['1.4.1', '1.4.3', '1.4.11'],
  preferences: ['11.7'],
  mistakes: ['3.3.1', '3.3.3', '3.3.4'],
  signIn: ['3.3.8'],
  time: ['2.2.1', '2.3.1'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isGap = ({ result }: Clause) => result === 'supports partially' || result === 'does not support'

/** Full without a gap; partial while more clauses that apply are met than not. */
function degreeOf(clauses: readonly Clause[]): Degree {
  const gaps = clauses.filter(isGap).length
  if (gaps === 0) return 'full'
  return clauses.filter(({ result }) => result === 'supports').length > gaps ? 'partial' : 'none'
}

/** A digest of the results and their remarks, to see whether one has changed. */
export const digestOf = (clauses: readonly Clause[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        clauses.map(clause => [
          clause.number,
          clause.result,
          'remark' in clause ? (clause.remark ?? '') : '',
        ]),
      ),
    )
    .digest('hex')
    .slice(0, 12)

/**
 * What a statement says, from the criteria of WCAG and the other clauses of EN 301 549.
 * @throws Error when a feature names a clause that neither list has
 */
export function statementReport(
  wcag: readonly Clause[],
  others: readonly Clause[],
  assessedOn: string,
): StatementReport {
  const all = [...wcag, ...others]
  const count = (result: Clause['result']) => wcag.filter(clause => clause.result === result).length
  const isMet = (number: string) => {
    const clause = all.find(each => each.number === number)
    if (!clause) throw new Error(`There is no clause ${number}.`)
    return clause.result === 'supports'
  }
  const tests = all.flatMap(clause => ('proofs' in clause ? (clause.proofs ?? []) : []))
  return {
    assessedOn,
    degree: degreeOf(all),
    criteria: {
      met: count('supports'),
      partlyMet: count('supports partially'),
      notMet: count('does not support'),
      notApplicable: count('does not apply'),
    },
    tests: new Set(tests.map(({ file, title }) => `${file} ${title}`)).size,
    checks: all.filter(clause => 'check' in clause).length,
    features: Object.entries(featureClauses)
      .filter(([, numbers]) => numbers.every(isMet))
      .map(([name]) => name),
    gaps: all.filter(isGap).map(({ number, name }) => ({
      number,
      name,
      standard: others.some(other => other.number === number) ? 'EN 301 549' : 'WCAG 2.2',
    })),
  }
}
