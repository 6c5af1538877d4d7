import type { CoreServices } from '../../http/CoreServices.ts'
import { createJobRunner, type JobRunner } from '../../jobs/createJobRunner.ts'
import type { Metrics } from '../../metrics/createMetrics.ts'
import type { SendWebhook } from '../../providers/webhooks/SendWebhook.ts'
import { deliverWebhooks } from './deliverWebhooks.ts'
import { numberAllEvents } from './numberEvents.ts'

interface Options extends Pick<CoreServices, 'database' | 'clock' | 'logger'> {
  readonly sendWebhook: SendWebhook
  readonly metrics: Metrics
}

/** Starts the background job that numbers events and delivers them to webhooks, once a second. */
export const startEventWork = (options: Options): JobRunner =>
  createJobRunner(
    async () => {
      await numberAllEvents(options.database.queries, options.clock())
      return deliverWebhooks(options)
    },
    options.logger,
    { everyMilliseconds: 1000, observe: outcome => options.metrics.job('webhook', outcome) },
  )
