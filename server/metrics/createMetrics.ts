import type { Database } from '../database/Database.ts'
import { type Family, type Labels, openMetricsText } from './openMetrics.ts'

/** Upper bounds of the histogram's buckets in seconds: from instant through noticeable to broken. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface Metrics {
  /** Counts a response. `route` is the endpoint's pattern, never a URL. */
  readonly request: (method: string, route: string, status: number, seconds: number) => void
  /** Counts a background job. */
  readonly job: (name: string, outcome: 'done' | 'failed') => void
  /** All metrics as OpenMetrics text. */
  readonly text: () => string
}

/** A counter with labels. */
function createCounter() {
  const counts = new Map<string, { readonly labels: Labels; value: number }>()
  return {
    add(labels: Labels) {
      const key = JSON.stringify(labels)
      const count = counts.get(key) ?? { labels, value: 0 }
      counts.set(key, count)
      count.value += 1
    },
    samples: () => [...counts.values()].map(({ labels, value }) => ({ suffix: '_total', labels, value })),
  }
}

/** A histogram of durations by route. */
function createHistogram() {
  const routes = new Map<string, { readonly counts: number[]; sum: number; count: number }>()
  return {
    add(route: string, seconds: number) {
      const of = routes.get(route) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 }
      routes.set(route, of)
      of.sum += seconds
      of.count += 1
      buckets.forEach((most, index) => {
        if (seconds <= most) of.counts[index] = (of.counts[index] ?? 0) + 1
      })
    },
    samples: () =>
      [...routes].flatMap(([route, { counts, sum, count }]) => [
        ...buckets.map((most, index) => ({
          suffix: '_bucket',
          labels: { route, le: most % 1 === 0 ? most.toFixed(1) : String(most) },
          value: counts[index] ?? 0,
        })),
        { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
        { suffix: '_sum', labels: { route }, value: sum },
        { suffix: '_count', labels: { route }, value: count },
      ]),
  }
}

/**
 * Creates the metrics of this process; the scraper adds up those of all processes. There are five families.
 * The official Prometheus client is not used, because it would add ten times as many that nobody needs.
 */
export function createMetrics(database: Database): Metrics {
  const requests = createCounter()
  const durations = createHistogram()
  const jobs = createCounter()
  return {
    request(method, route, status, seconds) {
      requests.add({ method, route, status: `${Math.floor(status / 100)}xx` })
      durations.add(route, seconds)
    },
    job: (name, outcome) => jobs.add({ job: name, outcome }),
    text() {
      const pool = Object.entries(database.pool?.() ?? {})
      const families: readonly Family[] = [
        {
          name: 'resident_http_requests',
          type: 'counter',
          help: 'Answered API requests by call and class of status.',
          samples: requests.samples(),
        },
        {
          name: 'resident_http_request_duration_seconds',
          type: 'histogram',
          unit: 'seconds',
          help: 'Time until an API request was answered, by call.',
          samples: durations.samples(),
        },
        {
          name: 'resident_database_connections',
          type: 'gauge',
          help: 'Connections to the database: busy and idle, and callers waiting for one.',
          samples: pool.map(([state, value]) => ({ labels: { state }, value })),
        },
        {
          name: 'resident_background_jobs',
          type: 'counter',
          help: 'Pieces of queued work by outcome.',
          samples: jobs.samples(),
        },
        {
          name: 'resident_process_memory_bytes',
          type: 'gauge',
          unit: 'bytes',
          help: 'Resident memory of the process.',
          samples: [{ value: process.memoryUsage.rss() }],
        },
      ]
      return openMetricsText(families)
    },
  }
}
