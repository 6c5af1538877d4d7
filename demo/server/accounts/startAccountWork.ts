import { type Background, createBackground } from '../background.ts'
import type { Environment } from '../environment.ts'
import { deliverMail } from '../mail/deliverMail.ts'
import { smtpSender } from '../mail/smtpSender.ts'
import type { Metrics } from '../metrics/createMetrics.ts'
import type { Services } from '../Services.ts'
import { answerRequest } from './answerRequest.ts'

interface Options extends Pick<Services, 'database' | 'clock' | 'logger' | 'config'> {
  readonly environment: Pick<Environment, 'SMTP_URL'>
  readonly metrics: Metrics
}

/** What happens beside the calls: requests of accounts are looked into and, with an SMTP server, mail is sent. */
export function startAccountWork(options: Options): Background {
  const { environment, config, logger, metrics } = options
  const send = environment.SMTP_URL ? smtpSender(environment.SMTP_URL, config.publicUrl) : undefined
  const delivery =
    send &&
    createBackground(() => deliverMail(options, send), logger, {
      observe: outcome => metrics.job('mail', outcome),
    })
  const requests = createBackground(
    async () => {
      const wasAny = await answerRequest(options)
      if (wasAny) delivery?.wake()
      return wasAny
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
