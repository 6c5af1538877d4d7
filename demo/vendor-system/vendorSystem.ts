import { html } from 'hono/html'
import type { Clock } from '../../server/common/Clock.ts'
import { plainAnswer } from '../../server/web/assetAnswer.ts'
import { layout, menu, type Page, type PageName } from './layout.ts'
import type { PageHandler, SentRecords } from './PageContext.ts'
import { chatsPage } from './pages/chatsPage.ts'
import { clientFormsPage } from './pages/clientFormsPage.ts'
import { consumptionPage } from './pages/consumptionPage.ts'
import { contractsPage } from './pages/contractsPage.ts'
import { eventsPage } from './pages/eventsPage.ts'
import { invoicesPage } from './pages/invoicesPage.ts'
import { messagesPage } from './pages/messagesPage.ts'
import { moveOutsPage } from './pages/moveOutsPage.ts'
import { outagesPage } from './pages/outagesPage.ts'
import { readingsPage } from './pages/readingsPage.ts'
import { requestsPage } from './pages/requestsPage.ts'
import { createReceivedEvents, type ReceivedEvents } from './receivedEvents.ts'
import { style } from './style.ts'
import { createVendorApi, type VendorApi, VendorApiError } from './vendorApi.ts'

const handlers: Readonly<Record<PageName, PageHandler>> = {
  events: eventsPage,
  requests: requestsPage,
  chats: chatsPage,
  messages: messagesPage,
  contracts: contractsPage,
  invoices: invoicesPage,
  consumption: consumptionPage,
  outages: outagesPage,
  readings: readingsPage,
  'client-forms': clientFormsPage,
  'move-outs': moveOutsPage,
}

const isPage = (name: string): name is PageName => menu.some(([page]) => page === name)

interface Options {
  /** Address of the vendor API. */
  readonly apiRoot: string
  /** The system's own address, for its webhooks. */
  readonly url: string
  readonly vendors: readonly { readonly slug: string; readonly title: string; readonly key: string }[]
  readonly clock: Clock
  /** Sends a request as another machine would. */
  readonly send: (request: Request) => Promise<Response>
}

interface VendorSystem {
  readonly fetch: (request: Request) => Promise<Response>
  /** Subscribes to the events of every vendor. */
  readonly subscribe: () => Promise<void>
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
}

/** The message of a refused call; other errors are faults of the demo. */
function messageOf(error: unknown): string {
  if (error instanceof VendorApiError) return `The vendor API answered ${error.status} ${error.message}`
  throw error
}

/**
 * A vendor's back office as an example: it knows nothing but the vendor API, by a key for each vendor, and
 * receives webhooks. Anybody who reaches its port can use it.
 */
export function createVendorSystem({ apiRoot, url, vendors, clock, send }: Options): VendorSystem {
  const systems = new Map<
    string,
    { readonly api: VendorApi; readonly received: ReceivedEvents; readonly sent: SentRecords }
  >(
    vendors.map(({ slug, key }) => {
      const api = createVendorApi(apiRoot, key, send)
      const sent = new Map(
        ['contracts', 'invoices', 'consumption', 'messages', 'outages'].map(resource => [
          resource,
          new Map(),
        ]),
      )
      return [slug, { api, sent, received: createReceivedEvents(api, `${url}/${slug}/webhook`, clock) }]
    }),
  )

  const page = async (request: Request, slug: string, current: PageName, rest: readonly string[]) => {
    const system = systems.get(slug)
    if (!system) return plainAnswer(404, 'There is no such vendor.')
    const now = clock()
    const context = { ...system, slug, rest, now, today: now.toISOString().slice(0, 10) }
    const { show, act } = handlers[current]
    if (request.method === 'POST') {
      // CSRF protection: pages of other sites must not post here.
      const origin = request.headers.get('Origin') ?? ''
      if (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host)
        return plainAnswer(403, 'Forms are sent from this site.')
      if (!act) return plainAnswer(405, 'This page has no form.', { Allow: 'GET' })
      const path = `/${slug}/${[current, ...rest].join('/')}`
      const result = await act(context, await request.formData()).then(
        done => ({ path: `/${slug}/${done.path}`, notice: done.notice }),
        (error: unknown) => ({ path, notice: messageOf(error) }),
      )
      const target = `${result.path}?notice=${encodeURIComponent(result.notice)}`
      return new Response(null, { status: 303, headers: { Location: target } })
    }
    const shown = await show(context).catch(
      (error: unknown): Page => ({ title: 'Not possible', body: html`<p>${messageOf(error)}</p>` }),
    )
    if (shown instanceof Response) return shown
    const { searchParams } = new URL(request.url)
    const { refresh, ...still } = shown
    const reloads = refresh !== undefined && !searchParams.has('still')
    const notice = searchParams.get('notice')?.slice(0, 500)
    const text = await layout(reloads ? shown : still, { vendors, slug, current, notice })
    return new Response(String(text), {
      headers: { ...headers, ...(reloads && { Refresh: String(refresh) }) },
    })
  }

  return {
    async subscribe() {
      for (const { received } of systems.values()) await received.subscribe()
    },

    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname === '/style.css')
        return new Response(style, { headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' } })
      const [slug = '', current = '', ...rest] = pathname.split('/').slice(1).filter(Boolean)
      if (current === 'webhook' && request.method === 'POST') {
        const status = (await systems.get(slug)?.received.receive(request)) ?? 404
        return new Response(null, { status })
      }
      if (isPage(current)) return page(request, slug, current, rest)
      const first = systems.has(slug) ? slug : vendors[0]?.slug
      return pathname === '/' || systems.has(slug)
        ? new Response(null, { status: 302, headers: { Location: `/${first}/events` } })
        : plainAnswer(404, 'There is no such page.')
    },
  }
}
