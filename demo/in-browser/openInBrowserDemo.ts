import { createApp } from '../../server/app.ts'
import { type Migration, migrate } from '../../server/database/migrate.ts'
import { findMailSender } from '../../server/findMailSender.ts'
import { createMetrics } from '../../server/metrics/createMetrics.ts'
import { absentPasskeys } from '../../server/modules/accounts/passkeys/absentPasskeys.ts'
import { startAccountWork } from '../../server/modules/accounts/startAccountWork.ts'
import { createChangeFeed } from '../../server/modules/changes/changeFeed.ts'
import { createChatFeed } from '../../server/modules/liveChat/chatFeed.ts'
import { absentIdentity, absentSignatures } from '../../server/providers/absentProviders.ts'
import type { AppConfig } from '../../server/settings/AppConfig.ts'
import { inBrowserDemoOrigin } from '../../src/client/inBrowserDemoMessages.ts'
import { seed } from '../seed/seed.ts'
import { consoleLogger as logger, logMail } from './consoleLogger.ts'
import { inBrowserPayments } from './inBrowserPayments.ts'
import { memoryFiles } from './memoryFiles.ts'
import { openInBrowserDatabase } from './openInBrowserDatabase.ts'
import { samplePdf } from './samplePdf.ts'
import { webCryptoPasswords as passwords } from './webCryptoPasswords.ts'

const migrations: readonly Migration[] = Object.entries(
  import.meta.glob<string>('../../server/database/migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))

const config: AppConfig = {
  publicUrl: inBrowserDemoOrigin,
  hasPictures: false,
  // The page's: a worker has no other.
  allowedOrigins: [globalThis.origin],
  // The worker answers for a domain of its own, which no page has.
  passkeys: null,
  pushKey: null,
  version: 'sandbox',
  chat: { url: null, websiteToken: null, secret: null, locale: 'lt' },
  checkAnswers: false,
  sessionIdleSeconds: 72 * 3600,
  queueLength: 100,
  rememberMilliseconds: 1000,
}

/**
 * Fills a fresh database with the demonstration's world and opens the server's own app over it.
 * @returns what answers a request
 */
export async function openInBrowserDemo(): Promise<(request: Request) => Promise<Response>> {
  const clock = () => new Date()
  const printReport = async ({
    name,
    date,
    paragraphs,
  }: {
    name: string
    date: string
    paragraphs: readonly string[]
  }) => samplePdf(name, [date, '', ...paragraphs])
  const database = await openInBrowserDatabase()
  await migrate(database.queries, migrations)
  await seed(database.queries, clock, passwords, printReport)
  const metrics = createMetrics(database)
  const send = logMail(findMailSender(database.queries))
  const { wake } = startAccountWork({ database, clock, logger, config, metrics, send })
  const app = createApp({
    database,
    migrations,
    clock,
    logger,
    config,
    passwords,
    passkeys: absentPasskeys,
    metrics,
    wake,
    printReport,
    printInvoice: async ({ number, date, organization }) => samplePdf(number, [organization.name, date]),
    printReceipt: async ({ number, service, organization }) =>
      samplePdf(number, [organization.name, service]),
    chat: createChatFeed(database.queries, logger),
    changes: createChangeFeed(database.queries, logger),
    files: memoryFiles(),
    // Nothing is delivered from a browser tab.
    checkWebhookAddress: async () => undefined,
    checkPushAddress: async () => undefined,
    payments: inBrowserPayments,
    signatures: absentSignatures,
    social: [],
    identity: absentIdentity,
  })
  return async request => app.fetch(request, { address: '127.0.0.1' })
}
