import { browserTracingIntegration, captureException, type ErrorEvent, init } from '@sentry/browser'
import { ApiError } from '../../../src/client/ApiError.ts'

declare const __SUITE_VERSION__: string

/** Share of page visits whose timing is reported (section 9 of the specification). */
const tracesSampleRate = 0.2

/** An address without query and hash, because links in e-mails have tokens there. */
const bare = (address: string) => address.replace(/[?#].*$/, '')

const scrub = <Event extends Pick<ErrorEvent, 'request' | 'user'>>(event: Event): Event => {
  delete event.user
  if (event.request) event.request = { url: bare(event.request.url ?? '') }
  return event
}

/** Whether an error is a defect of the code: lost connections and refusals are not. */
const isOurs = (error: unknown) => !(error instanceof ApiError) || error.kind === 'malformed'

/**
 * Reports to a server with Sentry's protocol, without personal data.
 * @param dsn the address of its project
 */
export function sentryReports(dsn: string): (error: unknown) => void {
  init({
    dsn,
    release: __SUITE_VERSION__,
    tracesSampleRate,
    integrations: [browserTracingIntegration()],
    beforeSend: (event, { originalException }) => (isOurs(originalException) ? scrub(event) : null),
    beforeSendTransaction: scrub,
    beforeBreadcrumb: breadcrumb => {
      for (const name of ['url', 'to', 'from'])
        if (typeof breadcrumb.data?.[name] === 'string') breadcrumb.data[name] = bare(breadcrumb.data[name])
      return breadcrumb
    },
  })
  return captureException
}
