import type { Access } from '../../src/api/endpoints/endpoint.ts'
import { sha256 } from '../crypto.ts'
import type {
  AccessLookups,
  Caller,
  CallerContract,
  CallerContractName,
  CallerOrganization,
  CallerPartner,
  CallerVendor,
} from './AccessLookups.ts'
import { HttpError } from './HttpError.ts'

/** The caller. */
export interface Session {
  readonly user: Caller
  readonly tokenHash: string
}

/** What each kind of access provides to the handler. */
export interface Authorized {
  /** No token is required; `viewer` returns the session if there is one. */
  readonly anyone: { readonly viewer: () => Promise<Session | undefined> }
  readonly user: { readonly session: Session }
  readonly contract: {
    readonly session: Session
    readonly contract: CallerContract
  }
  readonly 'contract-name': {
    readonly session: Session
    readonly contractName: CallerContractName
  }
  readonly organization: {
    readonly session: Session
    readonly organization: CallerOrganization
  }
  readonly signature: Record<never, never>
  readonly partner: { readonly partner: CallerPartner }
  readonly vendor: { readonly vendor: CallerVendor }
}

type Params = Readonly<Record<string, unknown>>
type Grant<Kind extends Access> = (
  lookups: AccessLookups,
  request: Request,
  params: Params,
) => Promise<Authorized[Kind]>

/** The token's hash; undefined if the header contains no well-formed token. */
async function tokenHashOf(request: Request): Promise<string | undefined> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return token && sha256(token)
}

const unauthenticated = () => new HttpError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })

async function find(lookups: AccessLookups, request: Request): Promise<Session | undefined> {
  const tokenHash = await tokenHashOf(request)
  if (!tokenHash) return undefined
  const user = await lookups.session(tokenHash)
  return user && { user, tokenHash }
}

async function signedIn(lookups: AccessLookups, request: Request): Promise<Session> {
  const session = await find(lookups, request)
  if (!session) throw unauthenticated()
  return session
}

/** Each query checks ownership, so data of others is 404 like data that does not exist (ERR-1). */
export const authorize: { readonly [Kind in Access]: Grant<Kind> } = {
  anyone: async (lookups, request) => ({ viewer: () => find(lookups, request) }),

  user: async (lookups, request) => ({ session: await signedIn(lookups, request) }),

  contract: async (lookups, request, params) => {
    const tokenHash = await tokenHashOf(request)
    if (!tokenHash) throw unauthenticated()
    const row = await lookups.sessionWithContract(tokenHash, Number(params.contract))
    if (!row) throw unauthenticated()
    const { user, contract } = row
    if (!contract) throw new HttpError('not_found')
    return { session: { user, tokenHash }, contract }
  },

  'contract-name': async (lookups, request, params) => {
    const session = await signedIn(lookups, request)
    const contractName = await lookups.contractName(session.user.id, Number(params.contractName))
    if (!contractName) throw new HttpError('not_found')
    return { session, contractName }
  },

  organization: async (lookups, request, params) => {
    const session = await signedIn(lookups, request)
    const organization = await lookups.organization(session.user.id, Number(params.organization))
    if (!organization) throw new HttpError('not_found')
    return { session, organization }
  },

  signature: async () => ({}),

  partner: async (lookups, request) => {
    const secret = /^Bearer (sk_[\w-]{16,64})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
    if (!secret) throw unauthenticated()
    const partner = await lookups.partner(await sha256(secret))
    if (!partner) throw unauthenticated()
    // Browsers send an Origin header, and a secret key must never be in a page.
    if (request.headers.has('Origin')) throw new HttpError('forbidden')
    return { partner }
  },

  vendor: async (lookups, request) => {
    const secret = /^Bearer (vk_[\w-]{43})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
    if (!secret) throw unauthenticated()
    const call = await lookups.vendorCall(await sha256(secret))
    if (!call) throw unauthenticated()
    // Browsers send an Origin header, and a secret key must never be in a page.
    if (request.headers.has('Origin')) throw new HttpError('forbidden')
    if (call.waitSeconds > 0)
      throw new HttpError('rate_limited', { headers: { 'Retry-After': String(call.waitSeconds) } })
    return { vendor: call.vendor }
  },
}
