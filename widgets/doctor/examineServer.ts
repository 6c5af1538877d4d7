import { sandboxNeeds } from '../../src/api/rules/hostPolicy.ts'
import type { Suite } from '../../src/suite/getSuite.ts'
import { loadPublicVendors } from '../../src/suite/publicData.ts'
import type { Finding } from './findings.ts'

/** Milliseconds of clock skew from which sessions and deadlines look wrong. */
const maxClockSkew = 120_000

const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000)

function clockFinding(date: string | null, requestedAt: number, answeredAt: number): readonly Finding[] {
  const server = Date.parse(date ?? '')
  if (Number.isNaN(server)) return []
  // The `Date` header has whole seconds and was written some time between request and response.
  const off = Math.max(requestedAt - server - 1000, server - answeredAt, 0)
  return [
    off > maxClockSkew
      ? { code: 'clockWrong', tone: 'wrong', values: { count: Math.max(1, minutes(off)) } }
      : { code: 'clockRight', tone: 'good' },
  ]
}

/** Whether an address responds; `no-cors` reveals that much even of public files. */
const responds = (address: string) =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/**
 * Checks that the API responds, allows this origin, agrees with this device's clock and knows the vendors.
 */
export async function examineServer(suite: Suite, vendors: readonly string[]): Promise<readonly Finding[]> {
  const { client, config, portal } = suite
  const sandboxed = config.api === 'sandbox'
  const address = `${client.baseUrl}/health-check`
  const requestedAt = Date.now()
  const response = await client
    .fetch(address, { credentials: 'omit', cache: 'no-store' })
    .catch(() => undefined)
  if (!response && sandboxed)
    return [{ code: 'sandboxBroken', tone: 'wrong', values: { policy: sandboxNeeds(portal).join('; ') } }]
  if (!response) {
    const code = (await responds(`${portal}/embed/loader.js`)) ? 'originRefused' : 'unreachable'
    return [{ code, tone: 'wrong', values: { portal, origin: location.origin } }]
  }
  // An unread body keeps its connection open.
  await response.text().catch(() => undefined)
  // The client reports what is not as declared; elements read parts of these answers only. Not for guests, whose pages
  // have no schemas.
  if (suite.session.token() !== undefined)
    await import('./callPublic.ts').then(({ callPublic }) => callPublic(client)).catch(() => undefined)
  const clock = clockFinding(response.headers.get('Date'), requestedAt, Date.now())
  const publicVendors = vendors.length > 0 ? await loadPublicVendors(suite).catch(() => undefined) : undefined
  const unknown = publicVendors
    ? vendors.filter(vendor => publicVendors.every(({ slug }) => slug !== vendor))
    : []
  return [
    sandboxed
      ? { code: 'sandbox', tone: 'note' }
      : { code: 'reached', tone: 'good', values: { portal, origin: location.origin } },
    ...clock,
    ...unknown.map(
      (vendor): Finding => ({
        code: 'vendorUnknown',
        tone: 'wrong',
        values: { vendor, vendors: publicVendors?.map(({ slug }) => slug).join(', ') ?? '' },
      }),
    ),
  ]
}
