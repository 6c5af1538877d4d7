import { createApp } from './app.ts'
import type { Clock } from './common/Clock.ts'
import type { Logger } from './common/Logger.ts'
import type { Database } from './database/Database.ts'
import type { Migration } from './database/migrate.ts'
import { readSigner } from './database/readSigner.ts'
import { openFileStore } from './files/openFileStore.ts'
import { findMailSender } from './findMailSender.ts'
import { apiRoot, vendorApiRoot } from './http/apiRoot.ts'
import type { Faults } from './http/faults.ts'
import { type RetentionRule, startRetention } from './jobs/retention.ts'
import type { MailComposition } from './mail/composeMail.ts'
import { smtpSender } from './mail/smtpSender.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { metricsSite } from './metrics/metricsSite.ts'
import { webAuthnVerifier } from './modules/accounts/passkeys/webAuthnVerifier.ts'
import { passwords } from './modules/accounts/passwords.ts'
import { startAccountWork } from './modules/accounts/startAccountWork.ts'
import { createChangeFeed } from './modules/changes/changeFeed.ts'
import { printReport } from './modules/documents/printReport.ts'
import { startEventWork } from './modules/events/startEventWork.ts'
import { printInvoice } from './modules/invoices/printInvoice.ts'
import { type ChatFeed, createChatFeed } from './modules/liveChat/chatFeed.ts'
import { printReceipt } from './modules/payments/receipts/printReceipt.ts'
import { sendByConsent } from './modules/unsubscribe/sendByConsent.ts'
import { createProviders, type Providers } from './providers/createProviders.ts'
import { webPushSender } from './providers/push/webPushSender.ts'
import { httpWebhookSender } from './providers/webhooks/httpWebhookSender.ts'
import { webhookAddressCheck } from './providers/webhooks/webhookAddressCheck.ts'
import { startPushWork } from './push/startPushWork.ts'
import { retentionRules } from './retentionRules.ts'
import type { AppConfig } from './settings/AppConfig.ts'
import type { Environment } from './settings/environment.ts'
import { passkeySettings } from './settings/passkeySettings.ts'
import { version } from './version.ts'
import { builtFirstViews } from './web/builtFirstViews.ts'
import { callerAddress } from './web/callerAddress.ts'
import { compressAnswer } from './web/compress.ts'
import type { Connection, Handle } from './web/listen.ts'
import { hostName, openPort } from './web/openPort.ts'
import { probes } from './web/probes.ts'
import { withTransportSecurity } from './web/withTransportSecurity.ts'
import { dist, type Site, webSites } from './webSites.ts'

/** What a composition, e.g. the demo, adds to the product. */
interface Additions {
  /** Origins that may call the API in addition to those of the environment and the vendors. */
  readonly allowedOrigins: readonly string[]
  readonly providers: Providers
  /** Sites on the portal's port that take precedence over the product's own. */
  readonly sites: (server: {
    readonly chat: ChatFeed
    readonly frames: readonly string[]
    readonly mailComposition: MailComposition
  }) => readonly Site[]
  readonly retention: readonly RetentionRule[]
  /** Origins of webhooks in addition to public ones and those of WEBHOOK_PRIVATE_ORIGINS. */
  readonly webhookOrigins: readonly string[]
  /** Injects failures, for tests. */
  readonly faults: Faults | undefined
}

export interface ServeOptions {
  readonly environment: Environment
  /** A migrated database. It stays open when the server stops. */
  readonly database: Database
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly logger: Logger
  readonly rememberMilliseconds?: number
  /**
   * Called once the portal's URL is known.
   * @param callApi calls the API as a server on another machine would
   */
  readonly add?: (server: {
    readonly publicUrl: string
    readonly callApi: (request: Request) => Promise<Response>
  }) => Partial<Additions>
}

export interface Serving {
  /** Base URL of the portal and the API. */
  readonly publicUrl: string
  /** URL of the metrics; undefined without METRICS_PORT. */
  readonly metricsUrl: string | undefined
  /** Accepts no more requests and waits for the running ones. */
  readonly stop: () => Promise<void>
}

/**
 * Serves the portal, the elements and the API on PORT, and the metrics on METRICS_PORT.
 * @throws Error whose message says what to do
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { environment, database, clock, logger } = options
  const { HOST } = environment
  /** Started parts, in the order of stopping. */
  const parts: { readonly stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const part of parts) await part.stop()
  }
  try {
    const port = await openPort(environment.PORT, HOST, 'PORT')
    parts.push(port)
    const metrics = createMetrics(database)
    const metricsPort =
      environment.METRICS_PORT === undefined
        ? undefined
        : await openPort(environment.METRICS_PORT, HOST, 'METRICS_PORT')
    if (metricsPort) parts.push(metricsPort)
    metricsPort?.answer(metricsSite(metrics))
    const publicUrl = environment.PUBLIC_URL ?? `http://${hostName(HOST)}:${port.port}`

    let handle: Handle | undefined
    const callApi = async (request: Request) =>
      handle?.(request, { address: '127.0.0.1', drop: () => {} }) ?? new Response(null, { status: 503 })
    const additions = options.add?.({ publicUrl, callApi })
    const config = configOf(options, publicUrl, additions?.allowedOrigins)
    const providers = additions?.providers ?? createProviders(environment, clock)
    const files = await openFileStore(environment, logger)
    const mailComposition = {
      publicUrl,
      findSender: findMailSender(database.queries),
      signer: readSigner(database.queries),
    }
    const accountWork = startAccountWork({
      ...options,
      config,
      metrics,
      send: environment.SMTP_URL
        ? sendByConsent(database.queries, smtpSender(environment.SMTP_URL, mailComposition))
        : undefined,
    })
    const chat = createChatFeed(database.queries, logger)
    // Open event streams would keep the port from closing, so the chat stops first.
    const changes = createChangeFeed(database.queries, logger)
    parts.unshift(chat, changes)
    parts.push(accountWork)
    const webhookTargets = {
      privateOrigins: [...environment.WEBHOOK_PRIVATE_ORIGINS, ...(additions?.webhookOrigins ?? [])],
    }
    parts.push(startEventWork({ ...options, metrics, sendWebhook: httpWebhookSender(webhookTargets) }))
    parts.push(
      startRetention({ database, clock, files, logger }, [
        ...retentionRules,
        ...(additions?.retention ?? []),
      ]),
    )
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = environment
    if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && VAPID_SUBJECT) {
      const keys = { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY, subject: VAPID_SUBJECT }
      parts.push(startPushWork({ ...options, metrics, sendPush: webPushSender(keys) }))
    }
    const faults = additions?.faults
    const app = createApp({
      database,
      migrations: options.migrations,
      clock,
      logger,
      passwords,
      passkeys: webAuthnVerifier,
      printInvoice,
      printReport,
      printReceipt,
      config,
      wake: accountWork.wake,
      metrics,
      chat,
      changes,
      files,
      checkWebhookAddress: webhookAddressCheck(webhookTargets),
      checkPushAddress: webhookAddressCheck(),
      firstViews: builtFirstViews(dist),
      ...providers,
      ...(faults ? { faults } : {}),
    })
    const frames = [...providers.payments.values()].flatMap(({ frameOrigins }) => frameOrigins)
    const site = webSites({
      environment,
      config,
      queries: database.queries,
      frames,
      first: additions?.sites?.({ chat, frames, mailComposition }) ?? [],
    })
    const healthCheck = new Request(`${publicUrl}${apiRoot}/health-check`)
    const probe = probes(async () => (await callApi(healthCheck.clone())).ok)
    handle = withTransportSecurity(publicUrl, answerWith(app.fetch, site, probe, environment, faults))
    port.answer(handle)
    const metricsUrl = metricsPort && `http://${hostName(HOST)}:${metricsPort.port}/metrics`
    return { publicUrl, metricsUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function configOf(
  { environment, rememberMilliseconds = 1000 }: ServeOptions,
  publicUrl: string,
  allowedOrigins: readonly string[] = [],
): AppConfig {
  return {
    publicUrl,
    hasPictures: true,
    allowedOrigins: [...allowedOrigins, ...environment.ALLOWED_ORIGINS],
    passkeys: passkeySettings(environment, publicUrl),
    pushKey: environment.VAPID_PUBLIC_KEY ?? null,
    version,
    chat: {
      url: environment.CHAT_URL ?? null,
      websiteToken: environment.CHAT_WEBSITE_TOKEN ?? null,
      secret: environment.CHAT_SECRET ?? null,
      locale: environment.CHAT_LOCALE,
    },
    checkAnswers: environment.CHECK_ANSWERS === 'on',
    sessionIdleSeconds: environment.SESSION_IDLE_HOURS * 3600,
    queueLength: environment.QUEUE_LENGTH,
    rememberMilliseconds,
  }
}

/** Routes API calls to the app and everything else to the sites. */
function answerWith(
  callApp: (request: Request, connection: Connection) => Response | Promise<Response>,
  site: (request: Request) => Promise<Response>,
  probe: ReturnType<typeof probes>,
  { TRUSTED_PROXIES }: Environment,
  faults: Faults | undefined,
): Handle {
  const callerOf = callerAddress(TRUSTED_PROXIES)
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    const probed = probe(pathname)
    if (probed) return probed
    const isApi = [apiRoot, vendorApiRoot].some(root => pathname.startsWith(`${root}/`))
    if (!isApi && !(faults && pathname === '/__faults'))
      return faults ? faults.around(request, () => site(request), connection.drop) : site(request)
    const address = callerOf(connection.address, request.headers.get('X-Forwarded-For'))
    return compressAnswer(request, await callApp(request, { ...connection, address }))
  }
}
