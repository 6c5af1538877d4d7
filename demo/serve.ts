import { join } from 'node:path'
import { createFaults } from '../server/http/faults.ts'
import { identityProviders } from '../server/modules/identity/tables.ts'
import { createProviders } from '../server/providers/createProviders.ts'
import { openIdVerifier } from '../server/providers/identity/openIdVerifier.ts'
import { readPublicJson } from '../server/providers/network/readPublicJson.ts'
import { type ServeOptions, type Serving, serve } from '../server/serve.ts'
import { hostName, openPort } from '../server/web/openPort.ts'
import { createMockProviders } from './mock-providers/createMockProviders.ts'
import { createSocialProviders } from './mock-providers/createSocialProviders.ts'
import { mockPayments, mockSignatures } from './mock-providers/mockAdapters.ts'
import { mockRetention } from './mock-providers/retention.ts'
import {
  mockClientSecret,
  mockIdentityProvider,
  mockIssuer,
  mockSiteId,
} from './mock-providers/social/mockSocialProviders.ts'
import { gallerySite } from './sites/gallerySite.ts'
import { hostsSite } from './sites/hostsSite.ts'
import { mailbox } from './sites/mailbox.ts'
import { mailGallery } from './sites/mailGallery.ts'
import { partnerServer } from './sites/partnerServer.ts'
import { singleSignOnSite } from './sites/singleSignOnSite.ts'
import type { createDemoKeys } from './vendor-system/createDemoKeys.ts'
import { createVendorSystem } from './vendor-system/vendorSystem.ts'

const root = join(import.meta.dirname, '..')

export interface DemoServing extends Serving {
  /** Base URL of the example pages. */
  readonly hostsUrl: string
  /** Base URL of the mock providers. */
  readonly sandboxUrl: string
  /** Base URL of the vendor system; undefined without keys for it. */
  readonly vendorSystemUrl: string | undefined
}

interface DemoOptions extends Omit<ServeOptions, 'add'> {
  /** Keys of the vendor system, which is served if there are any. */
  readonly vendorKeys?: Awaited<ReturnType<typeof createDemoKeys>>
}

/**
 * Serves the product, the example pages on HOSTS_PORT, the mock providers on SANDBOX_PORT and the vendor
 * system on VENDOR_SYSTEM_PORT.
 * @throws Error whose message says what to do
 */
export async function serveDemo(options: DemoOptions): Promise<DemoServing> {
  const { environment, database, clock, logger, vendorKeys } = options
  const { queries } = database
  const { HOST } = environment
  const ports: Awaited<ReturnType<typeof openPort>>[] = []
  const stopPorts = () => Promise.all(ports.map(port => port.stop()))
  const open = async (name: 'HOSTS_PORT' | 'SANDBOX_PORT' | 'VENDOR_SYSTEM_PORT') => {
    const port = await openPort(environment[name], HOST, name).catch(async error => {
      await stopPorts()
      throw error
    })
    ports.push(port)
    return port
  }
  const hosts = await open('HOSTS_PORT')
  const sandbox = await open('SANDBOX_PORT')
  const office = vendorKeys && (await open('VENDOR_SYSTEM_PORT'))
  const vendorSystemUrl = office && `http://${hostName(HOST)}:${office.port}`
  let subscribe = async () => {}
  const hostsUrl = `http://${hostName(HOST)}:${hosts.port}`
  const sandboxAddress = `http://${hostName(HOST)}:${sandbox.port}`
  const sandboxUrl = environment.SANDBOX_URL ?? sandboxAddress
  const identityProvider = {
    vendorId: 1,
    issuer: mockIssuer(sandboxUrl, mockIdentityProvider.id),
    audience: mockSiteId,
  }
  try {
    // Its address depends on the port.
    await queries
      .insert(identityProviders)
      .values(identityProvider)
      .onConflictDoUpdate({ target: identityProviders.vendorId, set: identityProvider })
    const serving = await serve({
      ...options,
      add({ publicUrl, callApi }) {
        const allowedOrigins = [hostsUrl]
        const siteUrl = `${hostsUrl}/single-sign-on`
        const mock = createMockProviders({
          database,
          clock,
          logger,
          callApi,
          publicUrl,
          sandboxUrl,
          siteUrl,
          allowedOrigins: [...allowedOrigins, ...environment.ALLOWED_ORIGINS],
        })
        sandbox.answer((request, connection) => mock.fetch(request, connection))
        if (office && vendorSystemUrl !== undefined) {
          const system = createVendorSystem({
            apiRoot: `${publicUrl}/api/vendor/v1`,
            url: vendorSystemUrl,
            vendors: vendorKeys,
            clock,
            send: callApi,
          })
          office.answer(request => system.fetch(request))
          subscribe = system.subscribe
        }
        const named = createProviders(environment, clock)
        const readJson = readPublicJson({
          privateOrigins: [...environment.IDENTITY_PRIVATE_ORIGINS, sandboxAddress],
        })
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
            identity: openIdVerifier(url => readJson(url.replace(sandboxUrl, sandboxAddress))),
          },
          retention: mockRetention,
          faults: environment.FAULTS === 'on' ? createFaults() : undefined,
          webhookOrigins: vendorSystemUrl === undefined ? [] : [vendorSystemUrl],
          sites({ frames, mailComposition }) {
            hosts.answer(
              hostsSite(join(root, 'hosts'), publicUrl, {
                built: join(root, 'dist/hosts'),
                frames,
                singleSignOn: singleSignOnSite({
                  issuer: identityProvider.issuer,
                  clientId: identityProvider.audience,
                  clientSecret: () => mockClientSecret(queries),
                  url: siteUrl,
                  send: (url, request) => fetch(url.replace(sandboxUrl, sandboxAddress), request),
                }),
                sessionOf: partnerServer(publicUrl, callApi),
              }),
            )
            // With an SMTP server mail is delivered to mailboxes; without one, all mail is visible to everyone.
            const open = environment.SMTP_URL ? [] : [mailbox(queries, mailComposition)]
            return [...open, mailGallery(mailComposition), gallerySite(join(root, 'dist/site'), frames)]
          },
        }
      },
    })
    await subscribe()
    return {
      ...serving,
      hostsUrl,
      sandboxUrl,
      vendorSystemUrl,
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
