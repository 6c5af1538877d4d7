import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import { sha256 } from '../../../server/common/crypto.ts'
import { loadOnce } from '../../../server/common/loadOnce.ts'
import type { MockServices } from '../MockServices.ts'
import { sandboxPolicy } from '../mockHeaders.ts'
import { mockPage } from '../mockPage.ts'
import { sandboxPeople } from '../tables.ts'
import { createOidc, type Oidc } from './createOidc.ts'
import {
  type MockSocialProviderId,
  mockClientId,
  mockIdentityProvider,
  mockSiteId,
  mockSocialProviders,
} from './mockSocialProviders.ts'
import { whoPage } from './socialPages.ts'

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/**
 * The mock sign-in providers: OpenID Connect providers that accept any identity a user enters, two for everybody
 * and one of the vendor alfa.
 */
export function addSocialPages(app: Hono, services: MockServices) {
  const { database, publicUrl, sandboxUrl, siteUrl } = services
  const { queries } = database
  const address = new URL(sandboxUrl)

  for (const { id, name } of siteUrl ? [...mockSocialProviders, mockIdentityProvider] : mockSocialProviders) {
    const isOfVendor = id === mockIdentityProvider.id
    const asker = isOfVendor ? 'The site' : 'The residents’ portal'
    const root = `/oidc/${id}`
    const policy = sandboxPolicy({
      formTargets: [new URL(isOfVendor && siteUrl ? siteUrl : publicUrl).origin],
    })
    const sessionCookies = new RegExp(`${id}_session(\\.sig)?=[^;]*(; |$)`, 'g')
    const oidc = loadOnce(() => createOidc(id, services))

    /** The library needs Node's own request, and writes its response there. */
    const atNode = async (context: Context, work: (node: HttpBindings, oidc: Oidc) => Promise<void>) => {
      const { node } = context.env as { node?: HttpBindings }
      if (!node) throw new Error('The providers answer over the network only.')
      const { incoming, outgoing } = node
      incoming.headers['x-forwarded-host'] = address.host
      // Nobody stays signed in at the provider. With the session of another person the library shows a page whose
      // inline script the policy blocks.
      incoming.headers.cookie = incoming.headers.cookie?.replace(sessionCookies, '') ?? ''
      incoming.headers['x-forwarded-proto'] = address.protocol.slice(0, -1)
      outgoing.setHeader('Content-Security-Policy', policy)
      outgoing.setHeader('X-Content-Type-Options', 'nosniff')
      outgoing.setHeader('Referrer-Policy', 'no-referrer')
      await work(node, await oidc())
      return RESPONSE_ALREADY_SENT
    }

    app.get(`${root}/who/:uid`, context =>
      context.html(whoPage(name, asker), 200, { 'Content-Security-Policy': policy }),
    )

    app.post(`${root}/who/:uid`, async context => {
      const form = await context.req.parseBody()
      const text = (field: string) => String(form[field] ?? '').trim()
      const isRefused = text('action') === 'refuse'
      if (!isRefused && !(isEmail(text('email')) && text('firstName') && text('lastName')))
        return context.html(whoPage(name, asker, 'Fill in an e-mail address and both names.'), 422, {
          'Content-Security-Policy': policy,
        })
      try {
        return await atNode(context, async ({ incoming, outgoing }, provider) => {
          // Throws if the interaction was not started in this browser.
          const { grantId } = await provider.interactionDetails(incoming, outgoing)
          if (isRefused) return provider.interactionFinished(incoming, outgoing, { error: 'access_denied' })
          const accountId = await rememberPerson(id, {
            email: text('email'),
            isVerified: form.verified !== undefined,
            firstName: text('firstName'),
            lastName: text('lastName'),
          })
          const authorize =
            (grantId && (await provider.Grant.find(grantId))) ||
            new provider.Grant({ accountId, clientId: isOfVendor ? mockSiteId : mockClientId })
          authorize.addOIDCScope('openid email profile')
          return provider.interactionFinished(incoming, outgoing, {
            login: { accountId, remember: false },
            consent: { grantId: await authorize.save() },
          })
        })
      } catch {
        return context.html(mockPage('This sign-in is over', 'Go back and begin again.'), 400)
      }
    })

    app.all(`${root}/*`, context =>
      atNode(context, async ({ incoming, outgoing }, provider) => {
        const node = incoming as typeof incoming & { originalUrl?: string }
        // Tells the library the path at which it is mounted.
        node.originalUrl = incoming.url ?? '/'
        incoming.url = node.originalUrl.slice(root.length)
        await provider.callback()(incoming, outgoing)
      }),
    )
  }

  async function rememberPerson(
    provider: MockSocialProviderId,
    person: Omit<typeof sandboxPeople.$inferSelect, 'provider' | 'subject'>,
  ): Promise<string> {
    const subject = (await sha256(`${provider} ${person.email.toLowerCase()}`)).slice(0, 22)
    await queries
      .insert(sandboxPeople)
      .values({ provider, subject, ...person })
      .onConflictDoUpdate({ target: [sandboxPeople.provider, sandboxPeople.subject], set: person })
    return subject
  }
}
