import { join } from 'node:path'
import { createFaults } from '../server/http/faults.ts'
import { createProviders } from '../server/providers/createProviders.ts'
import { type ServeOptions, type Serving, serve } from '../server/serve.ts'
import { hostName, openPort } from '../server/web/openPort.ts'
import { createMockProviders } from './mock-providers/createMockProviders.ts'
import { createSocialProviders } from './mock-providers/createSocialProviders.ts'
import { mockPayments, mockSignatures } from './mock-providers/mockAdapters.ts'
import { mockRetention } from './mock-providers/retention.ts'
import { gallerySite } from './sites/gallerySite.ts'
import { hostsSite } from './sites/hostsSite.ts'
import { mailbox } from './sites/mailbox.ts'
import { mailGallery } from './sites/mailGallery.ts'
import { partnerServer } from './sites/partnerServer.ts'
import { staffPage } from './sites/staffPage.ts'

const root = join(import.meta.dirname, '..')

export interface DemoServing extends Serving {
  /** Base URL of the example pages. */
  readonly hostsUrl: string
  /** Base URL of the mock providers. */
  readonly sandboxUrl: string
}

/**
 * Serves the product, the example pages on HOSTS_PORT and the mock providers on SANDBOX_PORT.
 * @throws Error whose message says what to do
 */
export async function serveDemo(options: Omit<ServeOptions, 'add'>): Promise<DemoServing> {
  const { environment, database, clock, logger } = options
  const { queries } = database
  const { HOST } = environment
  const hosts = await openPort(environment.HOSTS_PORT, HOST, 'HOSTS_PORT')
  const sandbox = await openPort(environment.SANDBOX_PORT, HOST, 'SANDBOX_PORT').catch(async error => {
    await hosts.stop()
    throw error
  })
  const stopPorts = () => Promise.all([hosts.stop(), sandbox.stop()])
  const hostsUrl = `http://${hostName(HOST)}:${hosts.port}`
  const sandboxAddress = `http://${hostName(HOST)}:${sandbox.port}`
  const sandboxUrl = environment.SANDBOX_URL ?? sandboxAddress
  try {
    const serving = await serve({
      ...options,
      add({ publicUrl, callApi }) {
        const allowedOrigins = [hostsUrl]
        const mock = createMockProviders({
          database,
          clock,
          logger,
          callApi,
          publicUrl,
          sandboxUrl,
          allowedOrigins: [...allowedOrigins, ...environment.ALLOWED_ORIGINS],
        })
        sandbox.answer((request, connection) => mock.fetch(request, connection))
        const named = createProviders(environment, clock)
        const mockOptions = {
          queries,
          url: sandboxUrl,
          clock,
          send: async (request: Request) => mock.fetch(request),
        }
        return {
          allowedOrigins,
          providers: {
            payments: environment.PAYMENT_URL
              ? named.payments
              : new Map([...named.payments, ['http', mockPayments(mockOptions)]]),
            signatures: environment.SIGNING_URL ? named.signatures : mockSignatures(mockOptions),
            social: environment.SOCIAL_PROVIDERS
              ? named.social
              : createSocialProviders({ queries, sandboxUrl, sandboxAddress }),
          },
          retention: mockRetention,
          faults: environment.FAULTS === 'on' ? createFaults() : undefined,
          sites({ chat, frames, mailComposition }) {
            hosts.answer(
              hostsSite(join(root, 'hosts'), publicUrl, {
                built: join(root, 'dist/hosts'),
                frames,
                sessionOf: partnerServer(publicUrl, callApi),
              }),
            )
            // With an SMTP server mail is delivered to mailboxes; without one, all mail is visible to everyone.
            const open = environment.SMTP_URL
              ? []
              : [mailbox(queries, mailComposition), staffPage({ database, clock, chat })]
            return [...open, mailGallery(mailComposition), gallerySite(join(root, 'dist/site'), frames)]
          },
        }
      },
    })
    return {
      ...serving,
      hostsUrl,
      sandboxUrl,
      stop: async () => {
        await serving.stop()
        await stopPorts()
      },
    }
  } catch (error) {
    await stopPorts()
    throw error
  }
}
