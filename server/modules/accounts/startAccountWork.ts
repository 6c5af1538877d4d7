import type { CoreServices } from '../../http/CoreServices.ts'
import { createJobRunner, type JobRunner } from '../../jobs/createJobRunner.ts'
import { deliverMail } from '../../mail/deliverMail.ts'
import type { SendMail } from '../../mail/Mail.ts'
import type { Metrics } from '../../metrics/createMetrics.ts'
import { answerRequest } from './answerRequest.ts'

interface Options extends Pick<CoreServices, 'database' | 'clock' | 'logger' | 'config'> {
  /** Sends mail. If undefined, mails stay in the database. */
  readonly send: SendMail | undefined
  readonly metrics: Metrics
}

/** Starts the background jobs: processes account requests and, if there is a transport, sends mail. */
export function startAccountWork(options: Options): JobRunner {
  const { send, logger, metrics } = options
  const delivery =
    send &&
    createJobRunner(() => deliverMail(options, send), logger, {
      observe: outcome => metrics.job('mail', outcome),
    })
  const requests = createJobRunner(
    async () => {
      const hadRequest = await answerRequest(options)
      if (hadRequest) delivery?.wake()
      return hadRequest
    },
    logger,
    { observe: outcome => metrics.job('account-request', outcome) },
  )
  return {
    wake() {
      requests.wake()
      delivery?.wake()
    },
    async stop() {
      await requests.stop()
      await delivery?.stop()
    },
  }
}
