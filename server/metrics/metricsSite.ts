import type { Metrics } from './createMetrics.ts'
import { openMetricsType } from './openMetrics.ts'

/** Serves `/metrics` on a port of its own, which is not reachable from outside. */
export const metricsSite =
  (metrics: Metrics) =>
  (request: Request): Response =>
    new URL(request.url).pathname === '/metrics'
      ? new Response(metrics.text(), {
          headers: { 'Content-Type': openMetricsType, 'Cache-Control': 'no-store' },
        })
      : new Response('The metrics are at /metrics.\n', { status: 404 })
