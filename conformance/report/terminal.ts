import { levels as levelNames } from '../../src/api/schemas/levels.ts'
import type { Result } from '../runCases.ts'
import { exchangeText } from './exchangeText.ts'
import { byLevel, summaryOf } from './summaryOf.ts'

const marks = { passed: '✓', failed: '✗', skipped: '–', 'not offered': '·' } as const

/** The line of a result; a failed one with the request and answer at which it failed. */
export function resultText({ state, reason, case: { id, title, requirement }, exchanges }: Result): string {
  const line = `  ${marks[state]} ${title} (${requirement})`
  if (state !== 'failed') return reason ? `${line}\n      ${reason}` : line
  const last = exchanges.at(-1)
  const shown = last ? `\n${exchangeText(last, 600).replace(/^/gm, '      | ')}` : ''
  return `${line}\n      ${reason}\n      case: ${id}${shown}`
}

/** Numbers by level, what was left behind, and the last line. */
export function summaryText(results: readonly Result[]): string {
  const width = Math.max(...levelNames.map(({ length }) => length)) + 2
  const levels = [...byLevel(results)].map(([level, ofLevel]) => {
    const counts = summaryOf(ofLevel)
    const text =
      counts['not offered'] === ofLevel.length
        ? 'not offered'
        : `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    return `  ${level.padEnd(width)}${text}`
  })
  const left = [...new Set(results.flatMap(result => result.left))].map(what => `  ${what}`)
  const { passed, failed, skipped } = summaryOf(results)
  return [
    '',
    ...levels,
    ...(left.length > 0 ? ['', 'Left behind in the back end:', ...left] : []),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n')
}
