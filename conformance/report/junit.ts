import { escapeHtml } from '../../src/api/rules/escapeHtml.ts'
import type { Result } from '../runCases.ts'
import { exchangeText } from './exchangeText.ts'
import { byLevel, summaryOf } from './summaryOf.ts'

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const xmlText = (text: string) => escapeHtml(text.replace(forbidden, ''))

function testCase({ case: { title, level }, state, reason = '', exchanges, milliseconds }: Result): string {
  const open = `<testcase classname="${level}" name="${xmlText(title)}" time="${(milliseconds / 1000).toFixed(3)}"`
  if (state === 'passed') return `    ${open}/>`
  const last = exchanges.at(-1)
  const inner =
    state === 'failed'
      ? `<failure message="${xmlText(reason)}">${last ? xmlText(exchangeText(last)) : ''}</failure>`
      : `<skipped message="${xmlText(reason || state)}"/>`
  return `    ${open}>${inner}</testcase>`
}

/** The results as JUnit XML, one suite for each level. */
export function junitReport(results: readonly Result[]): string {
  const suites = [...byLevel(results)].map(([level, ofLevel]) => {
    const { failed, skipped, 'not offered': missing } = summaryOf(ofLevel)
    const seconds = ofLevel.reduce((sum, { milliseconds }) => sum + milliseconds / 1000, 0).toFixed(3)
    const counts = `tests="${ofLevel.length}" failures="${failed}" skipped="${skipped + missing}" time="${seconds}"`
    return `  <testsuite name="${level}" ${counts}>\n${ofLevel.map(testCase).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="resident-conformance">\n${suites.join('\n')}\n</testsuites>\n`
}
