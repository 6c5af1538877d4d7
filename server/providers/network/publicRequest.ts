import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicAddress } from './isPublicAddress.ts'

export interface PublicRequestOptions {
  /** Origins that are called although their address is private, also over http. */
  readonly privateOrigins?: readonly string[]
  /** Resolves a host to its addresses. */
  readonly resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>
  readonly isAllowed?: (address: string) => boolean
}

interface Message {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Time for connection, request and response together. */
  readonly timeoutMilliseconds: number
}

const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_reset',
  ENOTFOUND: 'host_unknown',
  ABORT_ERR: 'timeout',
}

/** A request that was not sent or not answered; the message is a code such as `address_private` or `timeout`. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure'
}

/** Converts what a connection throws to a failure with a code. */
export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error
  const code = String((error as NodeJS.ErrnoException | undefined)?.code ?? '')
  const isCertificate = /^(ERR_TLS|CERT|DEPTH|SELF|UNABLE|ERR_SSL)/.test(code)
  return new RequestFailure(failures[code] ?? (isCertificate ? 'certificate_invalid' : 'network'), {
    cause: error,
  })
}

/** The host of a URL without the brackets of an IPv6 address. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

interface Target {
  readonly address: string
  readonly family: number
}

/**
 * Resolves the hosts of addresses that others have chosen, and refuses private ones.
 * @throws RequestFailure https_required, address_private or host_unknown
 */
export function publicTarget({
  privateOrigins = [],
  resolve = host => lookup(host, { all: true }),
  isAllowed = isPublicAddress,
}: PublicRequestOptions = {}): (url: URL) => Promise<Target> {
  return async url => {
    const isPrivate = privateOrigins.includes(url.origin)
    if (url.protocol !== 'https:' && !isPrivate) throw new RequestFailure('https_required')
    const addresses = await resolve(hostOf(url)).catch(error => {
      throw requestFailure(error)
    })
    // One private address among public ones is refused too, because the choice would be the name server's.
    if (!isPrivate && !addresses.every(({ address }) => isAllowed(address)))
      throw new RequestFailure('address_private')
    const [target] = addresses
    if (!target) throw new RequestFailure('host_unknown')
    return target
  }
}

/**
 * Sends requests to addresses that others have chosen. It resolves the host once per request, refuses private
 * addresses and connects to an address that it has checked, so that a second answer of the name server has no
 * effect. It follows no redirects, because their target would not be checked.
 * @throws RequestFailure
 */
export function publicRequest(
  options: PublicRequestOptions = {},
): (url: string, message: Message) => Promise<IncomingMessage> {
  const targetOf = publicTarget(options)
  return async (text, message) => {
    const url = new URL(text)
    const target = await targetOf(url)
    return send(url, message, target).catch(error => {
      throw requestFailure(error)
    })
  }
}

const send = (
  url: URL,
  { method, headers, body = '', timeoutMilliseconds }: Message,
  target: Target,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const begin = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = begin(
      url,
      {
        method,
        headers: body === '' ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
        // Node does not look up the name again, and not at all for an IP address, which was checked too.
        lookup: (_host, { all }, answer) =>
          all ? answer(null, [target]) : answer(null, target.address, target.family),
        // A reused connection would skip the lookup.
        agent: false,
        signal: AbortSignal.timeout(timeoutMilliseconds),
      },
      resolve,
    )
    request.on('error', reject)
    request.end(body)
  })
