import { escapeHtml } from '../../src/api/rules/escapeHtml.ts'
import type { Result } from '../runCases.ts'
import { exchangeText } from './exchangeText.ts'
import { pageStyle } from './pageStyle.ts'
import { byLevel, type RunFacts, states, summaryOf } from './summaryOf.ts'

const classOf = (state: string) => state.replace(' ', '-')

function row({ case: { title, requirement }, state, reason, exchanges }: Result): string {
  const shown = state === 'failed' ? exchanges.slice(-3) : []
  const details = shown
    .map(
      exchange =>
        `<details><summary>${escapeHtml(`${exchange.method} → ${exchange.status}`)}</summary><pre>${escapeHtml(exchangeText(exchange))}</pre></details>`,
    )
    .join('')
  return `<tr class="${classOf(state)}"><td class="state">${state}</td><td>${escapeHtml(title)}${
    reason ? `<p class="reason">${escapeHtml(reason)}</p>` : ''
  }${details}</td><td class="requirement">${requirement}</td></tr>`
}

function section([level, results]: readonly [string, readonly Result[]]): string {
  const counts = summaryOf(results)
  const verdict =
    states.find(state => counts[state] === results.length) ?? (counts.failed > 0 ? 'failed' : 'passed')
  const numbers = states
    .filter(state => counts[state] > 0)
    .map(state => `${counts[state]} ${state}`)
    .join(', ')
  return `<details class="level ${classOf(verdict)}"${counts.failed > 0 ? ' open' : ''}>
<summary><h2>${level}</h2><span class="numbers">${numbers}</span></summary>
<table><thead><tr><th>State</th><th>Case</th><th>Requirement</th></tr></thead><tbody>
${results.map(row).join('\n')}
</tbody></table></details>`
}

/** The results as one page that needs no other file and no script. */
export function htmlReport(results: readonly Result[], facts: RunFacts): string {
  const counts = summaryOf(results)
  const left = [...new Set(results.flatMap(result => result.left))]
  const tested = results.length - counts['not offered']
  const verdict =
    counts.failed > 0
      ? `${counts.failed} of ${tested} cases failed`
      : `All ${counts.passed} decided cases passed`
  const tiles = states
    .map(state => `<li class="${classOf(state)}"><strong>${counts[state]}</strong> ${state}</li>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escapeHtml(facts.url)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header class="${counts.failed > 0 ? 'failed' : 'passed'}">
<h1>${verdict}</h1>
<p><code>${escapeHtml(facts.url)}</code></p>
<p>${facts.startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC · ${(facts.milliseconds / 1000).toFixed(1)} s · resident-conformance ${escapeHtml(facts.version)}</p>
<ul class="tiles">${tiles}</ul>
</header>
<main>
${[...byLevel(results)].map(section).join('\n')}
${left.length > 0 ? `<section><h2>Left behind in the back end</h2><ul>${left.map(what => `<li>${escapeHtml(what)}</li>`).join('')}</ul></section>` : ''}
<section class="legend"><h2>States</h2><dl>
<dt>passed</dt><dd>The back end does what the API demands.</dd>
<dt>failed</dt><dd>It does otherwise. Each failed case shows its last requests and answers, without passwords and tokens.</dd>
<dt>skipped</dt><dd>The people or data of the test system do not decide it; the reason says what is missing.</dd>
<dt>not offered</dt><dd>The back end does not offer this level, or it was not chosen.</dd>
</dl></section>
</main>
</body>
</html>
`
}
