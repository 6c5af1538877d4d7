import type { CoreServices } from '../http/CoreServices.ts'
import { createJobRunner, type JobRunner } from '../jobs/createJobRunner.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { SendPush } from '../providers/push/SendPush.ts'
import { deliverPush } from './deliverPush.ts'

interface Options extends Pick<CoreServices, 'database' | 'clock' | 'logger'> {
  readonly sendPush: SendPush
  readonly metrics: Metrics
}

/** Starts the background job that delivers push messages. */
export const startPushWork = (options: Options): JobRunner =>
  createJobRunner(() => deliverPush(options), options.logger, {
    observe: outcome => options.metrics.job('push', outcome),
  })
