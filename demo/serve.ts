import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../server/app.ts'
import type { Database } from '../server/database/Database.ts'
import type { Migration } from '../server/database/migrate.ts'
import type { Environment } from '../server/environment.ts'
import { apiRoot } from '../server/http/addEndpoints.ts'
import { createFaults } from '../server/http/faults.ts'
import type { JobRunner } from '../server/jobs/createJobRunner.ts'
import { smtpSender } from '../server/mail/smtpSender.ts'
import { createMetrics } from '../server/metrics/createMetrics.ts'
import { metricsSite } from '../server/metrics/metricsSite.ts'
import { passwords } from '../server/modules/accounts/passwords.ts'
import { startAccountWork } from '../server/modules/accounts/startAccountWork.ts'
import { printReport } from '../server/modules/documents/printReport.ts'
import { printInvoice } from '../server/modules/invoices/printInvoice.ts'
import { type ChatFeed, createChatFeed } from '../server/modules/liveChat/chatFeed.ts'
import { printReceipt } from '../server/modules/payments/receipts/printReceipt.ts'
import { startRetention } from '../server/retention.ts'
import type { AppConfig, Clock, Logger, Services } from '../server/Services.ts'
import { callerAddress } from '../server/web/callerAddress.ts'
import { compressAnswer } from '../server/web/compress.ts'
import { frameSite } from '../server/web/frame/frameSite.ts'
import { frameVendors } from '../server/web/frame/frameVendors.ts'
import { type Connection, type Listener, listen } from '../server/web/listen.ts'
import { portalSite } from '../server/web/portalSite.ts'
import { externalServices } from './externalServices.ts'
import { createMockProviders } from './mock-providers/createMockProviders.ts'
import { gallerySite } from './sites/gallerySite.ts'
import { hostsSite } from './sites/hostsSite.ts'
import { mailbox } from './sites/mailbox.ts'
import { partnerServer } from './sites/partnerServer.ts'
import { staffPage } from './sites/staffPage.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

export interface ServeOptions {
  readonly environment: Environment
  /** Up to date and filled. It stays open when the server stops. */
  readonly database: Database
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly logger: Logger
  readonly rememberMilliseconds?: number
}

export interface Serving {
  /** Where people reach the portal and the API. */
  readonly publicUrl: string
  /** Where the example pages are. */
  readonly hostsUrl: string
  /** Where the providers of the demonstration are. */
  readonly sandboxUrl: string
  /** Where the metrics are; undefined where nobody asked for them. */
  readonly metricsUrl: string | undefined
  /** Takes no more requests and lets the running ones finish. */
  readonly stop: () => Promise<void>
}

type Handle = (request: Request, connection: Connection) => Response | Promise<Response>

const starting: Handle = () =>
  new Response('The server is starting.\n', { status: 503, headers: { 'Retry-After': '1' } })

/**
 * Serves the portal and the API on one port, the example pages on another, the providers' sandbox on a third.
 * @throws Error with a sentence a person can act on
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { environment } = options
  const { HOST } = environment
  // A port may be given as 0, so the addresses that answers carry are known only once something listens.
  let handlePortal = starting
  let handleHosts = starting
  let handleSandbox = starting
  const listeners: Listener[] = []
  const works: JobRunner[] = []
  let feed: ChatFeed | undefined
  const stop = async () => {
    // Lines that wait for news would keep the listeners open.
    await feed?.stop()
    await Promise.all(listeners.map(listener => listener.stop()))
    await Promise.all(works.map(work => work.stop()))
  }
  try {
    const portal = await listen((...of) => handlePortal(...of), environment.PORT, HOST, 'PORT')
    listeners.push(portal)
    const hosts = await listen((...of) => handleHosts(...of), environment.HOSTS_PORT, HOST, 'HOSTS_PORT')
    listeners.push(hosts)
    const sandbox = await listen(
      (...of) => handleSandbox(...of),
      environment.SANDBOX_PORT,
      HOST,
      'SANDBOX_PORT',
    )
    listeners.push(sandbox)
    const metrics = createMetrics(options.database)
    const metricsPort =
      environment.METRICS_PORT === undefined
        ? undefined
        : await listen(metricsSite(metrics), environment.METRICS_PORT, HOST, 'METRICS_PORT')
    if (metricsPort) listeners.push(metricsPort)
    const name = HOST && !['0.0.0.0', '::'].includes(HOST) ? HOST : 'localhost'
    const publicUrl = environment.PUBLIC_URL ?? `http://${name}:${portal.port}`
    const hostsUrl = `http://${name}:${hosts.port}`
    const sandboxAddress = `http://${name}:${sandbox.port}`
    const sandboxUrl = environment.SANDBOX_URL ?? sandboxAddress
    const config: AppConfig = {
      publicUrl,
      hasPictures: true,
      sandboxUrl,
      allowedOrigins: [hostsUrl, ...environment.ALLOWED_ORIGINS],
      version,
      chat: {
        url: environment.CHAT_URL ?? null,
        websiteToken: environment.CHAT_WEBSITE_TOKEN ?? null,
        secret: environment.CHAT_SECRET ?? null,
        locale: environment.CHAT_LOCALE,
      },
      checkAnswers: environment.CHECK_ANSWERS === 'on',
      rememberMilliseconds: options.rememberMilliseconds ?? 1000,
    }
    feed = createChatFeed(options.database.queries, options.logger)
    const accountWork = startAccountWork({
      ...options,
      config,
      metrics,
      send: environment.SMTP_URL ? smtpSender(environment.SMTP_URL, publicUrl) : undefined,
    })
    works.push(accountWork)
    /** A call as a server on another machine would make it. */
    const callApi = async (request: Request) =>
      handlePortal(request, { address: '127.0.0.1', drop: () => {} })
    const { fetch: answerSandbox } = createMockProviders({
      database: options.database,
      clock: options.clock,
      logger: options.logger,
      config,
      callApi,
    })
    const around = externalServices({
      ...options,
      sandboxUrl,
      sandboxAddress,
      askSandbox: async request => answerSandbox(request),
    })
    works.push(startRetention({ ...options, ...around }))
    handleSandbox = (request, connection) => answerSandbox(request, connection)
    handlePortal = portalHandler(options, config, {
      wake: accountWork.wake,
      metrics,
      chat: feed,
      ...around,
    })
    handleHosts = hostsSite(join(root, 'hosts'), publicUrl, {
      built: join(root, 'dist/hosts'),
      frames: framesOf(around),
      sessionOf: partnerServer(publicUrl, callApi),
    })
    const metricsUrl = metricsPort && `http://${name}:${metricsPort.port}/metrics`
    return { publicUrl, hostsUrl, sandboxUrl, metricsUrl, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Origins whose pages ours show in a frame: the payment provider's fields for cards. */
const framesOf = ({ payments: { cardFrameUrl } }: Pick<Services, 'payments'>) =>
  cardFrameUrl ? [new URL(cardFrameUrl).origin] : []

/** Calls go to the app, everything else is files. */
function portalHandler(
  { environment, database, migrations, clock, logger }: ServeOptions,
  config: AppConfig,
  around: Pick<Services, 'wake' | 'metrics' | 'chat' | 'payments' | 'signatures' | 'social' | 'files'>,
): Handle {
  const faults = environment.FAULTS === 'on' ? createFaults() : undefined
  const app = createApp({
    database,
    migrations,
    clock,
    logger,
    passwords,
    printInvoice,
    printReport,
    printReceipt,
    config,
    ...around,
    ...(faults ? { faults } : {}),
  })
  const callerOf = callerAddress(environment.TRUSTED_PROXIES)
  const frames = framesOf(around)
  const chat = config.chat.url === null ? undefined : new URL(config.chat.url).origin
  const reach = { reports: environment.ERROR_REPORTS_DSN, frames, chat }
  const site = portalSite(join(root, 'dist'), reach, environment.PAGE_NAMES)
  const gallery = gallerySite(join(root, 'dist/site'), frames)
  const framed = frameSite({
    embed: join(root, 'dist/embed'),
    portal: config.publicUrl,
    allowedOrigins: config.allowedOrigins,
    vendors: frameVendors(database.queries, config.rememberMilliseconds),
    frames,
  })
  // Who has an SMTP server has mailboxes; without one, everybody's mail lies open here.
  const mail = environment.SMTP_URL ? undefined : mailbox(database.queries, config.publicUrl)
  const staff = environment.SMTP_URL ? undefined : staffPage({ database, clock, chat: around.chat })
  const files = (request: Request) =>
    mail?.(request) ?? staff?.(request) ?? gallery(request) ?? framed(request) ?? site(request)
  return async (request, connection) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith(`${apiRoot}/`) || (faults && pathname === '/__faults'))
      return compressAnswer(
        request,
        await app.fetch(request, {
          ...connection,
          address: callerOf(connection.address, request.headers.get('X-Forwarded-For')),
        }),
      )
    return faults ? faults.around(request, () => files(request), connection.drop) : files(request)
  }
}
