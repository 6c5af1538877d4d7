import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './isPublicAddress.ts'
import type { SendWebhook, WebhookRequest, WebhookResult } from './SendWebhook.ts'

/** Time for connection, request and the head of the response together. */
const timeoutMilliseconds = 15_000

interface Options {
  /** Origins that are called although their address is private, also over http. */
  readonly privateOrigins?: readonly string[]
  /** Resolves a host to its addresses. */
  readonly resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>
  readonly isAllowed?: (address: string) => boolean
}

const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ENOTFOUND: 'host_unknown',
  ABORT_ERR: 'timeout',
}

const failureOf = (error: NodeJS.ErrnoException): string =>
  failures[error.code ?? ''] ??
  (/^(ERR_TLS|CERT|DEPTH|SELF|UNABLE|ERR_SSL)/.test(error.code ?? '') ? 'certificate_invalid' : 'network')

/** The host of a URL without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * Sends webhooks. It resolves the host once per delivery, refuses private addresses and connects to an
 * address that it has checked, so that a second answer of the name server has no effect. Redirects are a
 * failure, because their target would not be checked.
 */
export function httpWebhookSender({
  privateOrigins = [],
  resolve = host => lookup(host, { all: true }),
  isAllowed = isPublicAddress,
}: Options = {}): SendWebhook {
  return async ({ url: text, ...message }) => {
    const url = new URL(text)
    const isPrivate = privateOrigins.includes(url.origin)
    if (url.protocol !== 'https:' && !isPrivate) return { failure: 'https_required' }
    try {
      const addresses = await resolve(hostOf(url))
      // One private address among public ones is refused too, because the choice would be the name server's.
      if (!isPrivate && !addresses.every(({ address }) => isAllowed(address)))
        return { failure: 'address_private' }
      const [target] = addresses
      if (!target) return { failure: 'host_unknown' }
      return await post(url, message, (_host, { all }, answer) =>
        all ? answer(null, [target]) : answer(null, target.address, target.family),
      )
    } catch (error) {
      return { failure: failureOf(error as NodeJS.ErrnoException) }
    }
  }
}

const post = (
  url: URL,
  { headers, body }: Omit<WebhookRequest, 'url'>,
  lookupChecked: LookupFunction,
): Promise<WebhookResult> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        // Node does not look up the name again, and not at all for an IP address, which was checked too.
        lookup: lookupChecked,
        // A reused connection would skip the lookup.
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      response => {
        const retryAfter = Number(response.headers['retry-after'])
        resolve({
          status: response.statusCode ?? 0,
          ...(retryAfter > 0 && { retryAfterSeconds: Math.min(retryAfter, 86_400) }),
        })
        // The body is not needed, whatever its length.
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
