import { browserTracingIntegration, captureException, type ErrorEvent, init } from '@sentry/browser'
import { ApiError } from '../../../src/client/ApiError.ts'

declare const __SUITE_VERSION__: string

/** Share of page visits whose timing is reported (section 9 of the specification). */
const tracesSampleRate = 0.2

/** Addresses without query and hash: links from mails carry tokens there. */
const bare = (address: string) => address.replace(/[?#].*$/, '')

const scrub = <Event extends Pick<ErrorEvent, 'request' | 'user'>>(event: Event): Event => {
  delete event.user
  if (event.request) event.request = { url: bare(event.request.url ?? '') }
  return event
}

/** Whether an error says something about our code: lost connections and refusals do not. */
const isOurs = (error: unknown) => !(error instanceof ApiError) || error.kind === 'malformed'

/**
 * Reports to a server that speaks Sentry's protocol. Nothing that says who the person is goes along.
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
