import type { Metrics } from './createMetrics.ts'
import { openMetricsType } from './openMetrics.ts'

/** Answers `/metrics` on a port of its own, which the outside has no way to. */
export const metricsSite =
  (metrics: Metrics) =>
  (request: Request): Response =>
    new URL(request.url).pathname === '/metrics'
      ? new Response(metrics.text(), {
          headers: { 'Content-Type': openMetricsType, 'Cache-Control': 'no-store' },
        })
      : new Response('The metrics are at /metrics.\n', { status: 404 })
