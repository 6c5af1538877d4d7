import { describe, expect, it } from 'vitest'
import { assessment } from '../../../../build/documents/accessibility/assessment.ts'
import type { Clause } from '../../../../build/documents/accessibility/Clause.ts'
import { otherClauses } from '../../../../build/documents/accessibility/otherClauses.ts'
import {
  digestOf,
  featureClauses,
  statementReport,
} from '../../../../build/documents/accessibility/statementReport.ts'
import { wcagClauses } from '../../../../build/documents/accessibility/wcagClauses.ts'
import english from '../../../../widgets/accessibility-statement/locales/en.json' with { type: 'json' }

/** Every clause that a feature names, met. */
const met = [...new Set(Object.values(featureClauses).flat())].map(
  (number): Clause => ({
    number,
    name: number,
    result: 'supports',
    proofs: [{ file: 'a.ts', title: 'a title' }],
  }),
)
const withResult = (number: string, change: object) =>
  met.map(clause => (clause.number === number ? ({ ...clause, ...change } as Clause) : clause))

describe('A11-6: what a statement says of the product', () => {
  it('is fully conformant without a gap, and has each feature', () => {
    const { degree, gaps, features, tests } = statementReport(met, [], '2026-11-23')
    expect({ degree, gaps, tests }).toEqual({ degree: 'full', gaps: [], tests: 1 })
    expect(features).toEqual(Object.keys(featureClauses))
  })

  it('is partially conformant with a gap, lists it, and leaves out the feature that rests on it', () => {
    const partly = withResult('2.1.2', { result: 'supports partially', remark: 'Not in the menu.' })
    const report = statementReport(partly, [], '2026-11-23')
    expect(report).toMatchObject({
      degree: 'partial',
      criteria: { met: met.length - 1, partlyMet: 1, notMet: 0, notApplicable: 0 },
      gaps: [{ number: '2.1.2', standard: 'WCAG 2.2' }],
    })
    expect(report.features).toEqual(Object.keys(featureClauses).filter(name => name !== 'keyboard'))
  })

  it('is not conformant when no more clauses are met than not, whatever does not apply', () => {
    const results = met.map((clause, index) => ({
      ...clause,
      result: index % 2 === 0 ? 'does not support' : 'does not apply',
      remark: 'x',
    }))
    expect(statementReport(results as Clause[], [], '2026-11-23').degree).toBe('none')
  })

  it('counts what a person examined apart from tests', () => {
    const { proofs, ...clause } = met[0] as Clause & { proofs: unknown }
    const checked = [{ ...clause, check: 'Looked.', date: '2026-11-23' } as Clause, ...met.slice(1)]
    expect(statementReport(checked, [], '2026-11-23')).toMatchObject({ checks: 1, tests: 1 })
  })
})

describe('A11-6: the statement of the elements', () => {
  it('has the report that the results make; -u writes it again', async () => {
    const report = statementReport(wcagClauses, otherClauses, assessment.date)
    await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../widgets/accessibility-statement/report.json',
    )
  })

  it('has the date on which its results were gone through: set date and digest in assessment.ts', () => {
    expect(assessment.digest).toBe(digestOf([...wcagClauses, ...otherClauses]))
    const checked = [...wcagClauses, ...otherClauses].flatMap(clause =>
      'check' in clause ? clause.date : [],
    )
    expect(checked.filter(date => date > assessment.date)).toEqual([])
  })

  it('explains each gap, its reason and the way around it, and nothing that is no gap', () => {
    const { gaps } = statementReport(wcagClauses, otherClauses, assessment.date)
    const keys = gaps.map(({ number }) => number.replaceAll('.', '_'))
    const { gaps: texts, features } = english
    expect(Object.keys(texts.of).sort()).toEqual(keys.toSorted())
    for (const text of Object.values(texts.of)) expect(Object.keys(text)).toEqual(['what', 'why', 'instead'])
    expect(Object.keys(features.of)).toEqual(Object.keys(featureClauses))
  })
})
