import { expect, test } from 'vitest'
import { openMetricsText } from '../../../server/metrics/openMetrics.ts'
import { onEachDatabase } from '../../support/onEachDatabase.ts'
import { registration } from '../../support/registration.ts'

/** Samples by name with labels; throws if the text is not OpenMetrics. */
function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n')
  expect(lines.slice(-2)).toEqual(['# EOF', ''])
  const samples = new Map<string, number>()
  let family = ''
  for (const line of lines.slice(0, -2)) {
    family = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? family
    if (line.startsWith('# ')) {
      expect(line).toMatch(new RegExp(`^# (TYPE|UNIT|HELP) ${family} `))
      continue
    }
    const [, name = '', labels = '', value = ''] =
      /^(\w+)(\{(?:\w+="(?:[^"\\\n]|\\["\\n])*",?)+\})? (\S+)$/.exec(line) ?? []
    expect([line, name.startsWith(family), Number.isFinite(Number(value))]).toEqual([line, true, true])
    samples.set(name + labels, Number(value))
  }
  return samples
}

onEachDatabase(
  'The metrics',
  server => {
    const read = async () => {
      const response = await fetch(server().metricsUrl ?? '')
      expect(response.headers.get('Content-Type')).toContain('application/openmetrics-text; version=1.0.0')
      return samplesOf(await response.text())
    }

    test('API-2: requests are counted by call and status class, with their duration', async () => {
      const route = 'contracts/{contract}/invoices/last'
      const count = (status: string) =>
        `resident_http_requests_total{method="GET",route="${route}",status="${status}"}`
      const before = await read()
      const token = await server().signIn('owner@example.com')
      await server().read('contracts/1/invoices/last', { token })
      await server().read('contracts/2/invoices/last', { token })
      await server().call('contracts/1/invoices/last')
      const after = await read()
      const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
      expect([grown(count('2xx')), grown(count('4xx'))]).toEqual([2, 1])
      const bucket = (most: string) =>
        after.get(`resident_http_request_duration_seconds_bucket{route="${route}",le="${most}"}`) ??
        Number.NaN
      const all = ['0.005', '0.1', '1.0', '10.0', '+Inf'].map(bucket)
      expect(all).toEqual(all.toSorted((a, b) => a - b))
      expect(bucket('+Inf')).toBe(after.get(`resident_http_request_duration_seconds_count{route="${route}"}`))
      expect(after.get(`resident_http_request_duration_seconds_sum{route="${route}"}`)).toBeGreaterThan(0)
    })

    test('API-2: connection pool, memory and background jobs are reported', async () => {
      await server().read('auth/register', { body: registration('metric@example.com') })
      const jobs = 'resident_background_jobs_total{job="account-request",outcome="done"}'
      await expect.poll(async () => (await read()).get(jobs)).toBe(1)
      const samples = await read()
      expect(samples.get('resident_process_memory_bytes')).toBeGreaterThan(1e7)
      const connections = ['busy', 'idle', 'waiting'].map(state =>
        samples.get(`resident_database_connections{state="${state}"}`),
      )
      if (server().database.kind === 'pglite') expect(connections).toEqual([undefined, undefined, undefined])
      else expect((connections[0] ?? 0) + (connections[1] ?? 0)).toBeGreaterThan(0)
    })

    test('API-2: metrics contain no personal data and no URL, and their number does not depend on callers’ input', async () => {
      const lines = (await read()).size
      for (const path of ['nothing/somebody@example.com', 'nothing/else?token=abc', 'contracts/1/nothing'])
        await server().call(path, { method: 'REPORT' })
      const response = await fetch(server().metricsUrl ?? '')
      const text = await response.text()
      expect(text).not.toMatch(/example\.com|token|REPORT|127\.0\.0\.1/)
      expect(text).toContain('resident_http_requests_total{method="other",route="none",status="4xx"} 3')
      expect(samplesOf(text).size - lines).toBeLessThan(20)
    })

    test('API-2: metrics are on their own port only', async () => {
      for (const origin of [server().url, server().hostsUrl, server().sandboxUrl])
        expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain('resident_')
      expect((await server().call('metrics')).status).toBe(404)
      expect((await fetch(new URL('/', server().metricsUrl))).status).toBe(404)
    })
  },
  { environment: { METRICS_PORT: '0' } },
)

test('API-2: label values are escaped, so the output stays parseable', () => {
  const value = 'a"b\\c\nd{e}'
  const text = openMetricsText([
    { name: 'odd', type: 'gauge', help: 'Two\nlines', samples: [{ labels: { value }, value: 1.5 }] },
  ])
  expect(text).toBe('# TYPE odd gauge\n# HELP odd Two\\nlines\nodd{value="a\\"b\\\\c\\nd{e}"} 1.5\n# EOF\n')
  expect([...samplesOf(text).values()]).toEqual([1.5])
})
