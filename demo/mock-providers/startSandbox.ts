import type { Logger } from '../../server/common/Logger.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPglite } from '../../server/database/openPglite.ts'
import { settings } from '../../server/database/tables.ts'
import type { Environment } from '../../server/settings/environment.ts'
import { hostName, openPort } from '../../server/web/openPort.ts'
import { readDemoMigrations } from '../readDemoMigrations.ts'
import { addMailPages } from './addMailPages.ts'
import { createMockProviders } from './createMockProviders.ts'
import { startMailServer } from './startMailServer.ts'

export interface RunningSandbox {
  /** Base URL of the mock providers. */
  readonly sandboxUrl: string
  /** URL of the mail server. */
  readonly mailUrl: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the mock providers and a mail server that delivers nothing, for a production server that is tried
 * out. They share nothing with it except PAYMENT_SECRET and SIGNING_SECRET; what they store is in memory.
 * @throws Error whose message says what to do
 */
export async function startSandbox(environment: Environment, logger: Logger): Promise<RunningSandbox> {
  const { HOST, PORT, SANDBOX_PORT, SANDBOX_MAIL_PORT, PAYMENT_SECRET, SIGNING_SECRET } = environment
  if (PAYMENT_SECRET === undefined)
    throw new Error('PAYMENT_SECRET must be a secret of 32 characters or more, the same as the server has.')
  const mail = await startMailServer(SANDBOX_MAIL_PORT)
  const port = await openPort(SANDBOX_PORT, HOST ?? 'localhost', 'SANDBOX_PORT').catch(async error => {
    await mail.stop()
    throw error
  })
  const database = await openPglite()
  const { queries } = database
  await migrate(queries, await readDemoMigrations())
  const secrets = { sandbox_payment_secret: PAYMENT_SECRET, sandbox_signing_secret: SIGNING_SECRET }
  for (const [key, value] of Object.entries(secrets))
    if (value !== undefined) await queries.insert(settings).values({ key, value })
  const sandboxUrl = environment.SANDBOX_URL ?? `http://${hostName(HOST)}:${port.port}`
  const app = createMockProviders({
    database,
    clock: () => new Date(),
    logger,
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${PORT}`,
    sandboxUrl,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    callApi: request => fetch(request),
  })
  addMailPages(app, mail.received)
  port.answer((request, connection) => app.fetch(request, connection))
  return {
    sandboxUrl,
    mailUrl: mail.url,
    stop: async () => {
      await Promise.all([port.stop(), mail.stop()])
      await database.close()
    },
  }
}
