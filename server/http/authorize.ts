import type { Access, Endpoint } from '../../src/api/endpoints/endpoint.ts'
import { missingPermissionCode } from '../../src/api/endpoints/errorCodesOf.ts'
import type { Permission } from '../../src/api/schemas/permissions.ts'
import { sha256 } from '../common/crypto.ts'
import type {
  AccessLookups,
  CallerContract,
  CallerContractName,
  CallerOrganization,
  CallerPartner,
  CallerSession,
  CallerVendor,
} from './AccessLookups.ts'
import { HttpError } from './HttpError.ts'

/** The caller. */
export interface Session extends CallerSession {
  readonly tokenHash: string
  /** Origin of the calling page; null for a program. */
  readonly origin: string | null
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

/** The call has no token, or one whose session has ended. */
export const unauthenticated = (): HttpError =>
  new HttpError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })

async function find(lookups: AccessLookups, request: Request): Promise<Session | undefined> {
  const tokenHash = await tokenHashOf(request)
  if (!tokenHash) return undefined
  const origin = request.headers.get('Origin')
  const session = await lookups.session(tokenHash, origin)
  return session && { ...session, tokenHash, origin }
}

async function signedIn(lookups: AccessLookups, request: Request): Promise<Session> {
  const session = await find(lookups, request)
  if (!session) throw unauthenticated()
  return session
}

/** Each query checks ownership, so data of others is 404 like data that does not exist (ERR-1). */
const authorizeAccess: { readonly [Kind in Access]: Grant<Kind> } = {
  anyone: async (lookups, request) => ({ viewer: () => find(lookups, request) }),

  user: async (lookups, request) => ({ session: await signedIn(lookups, request) }),

  contract: async (lookups, request, params) => {
    const tokenHash = await tokenHashOf(request)
    if (!tokenHash) throw unauthenticated()
    const origin = request.headers.get('Origin')
    const row = await lookups.sessionWithContract(tokenHash, origin, Number(params.contract))
    if (!row) throw unauthenticated()
    const { contract, ...session } = row
    if (!contract) throw new HttpError('not_found')
    return { session: { ...session, tokenHash, origin }, contract }
  },

  'contract-name': async (lookups, request, params) => {
    const session = await signedIn(lookups, request)
    const contractName = await lookups.contractName(session, Number(params.contractName))
    if (!contractName) throw new HttpError('not_found')
    return { session, contractName }
  },

  organization: async (lookups, request, params) => {
    const session = await signedIn(lookups, request)
    const organization = await lookups.organization(session, Number(params.organization))
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

function requirePermission({ permissions }: CallerContract, permission: Permission): void {
  if (!permissions.includes(permission)) throw new HttpError(missingPermissionCode(permission))
}

/**
 * Authorizes a call, as its declaration says, before its query and body are read.
 * @throws HttpError unauthenticated, not_found, forbidden or poll_participant_not_found
 */
export async function authorize(
  lookups: AccessLookups,
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  request: Request,
  params: Params,
): Promise<Authorized[Access]> {
  const granted = await authorizeAccess[access](lookups, request, params)
  if (permission && access === 'contract')
    requirePermission((granted as Authorized['contract']).contract, permission)
  return granted
}

/**
 * Authorizes a call on the contract that its body names.
 * @throws HttpError not_found or forbidden
 */
export async function authorizeBody(
  lookups: AccessLookups,
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  granted: Authorized[Access],
  body: unknown,
): Promise<void> {
  if (!permission || access !== 'user') return
  const { session } = granted as Authorized['user']
  const contractId = typeof body === 'object' && body !== null && 'contractId' in body ? body.contractId : 0
  const row = await lookups.sessionWithContract(session.tokenHash, session.origin, Number(contractId))
  if (!row?.contract) throw new HttpError('not_found')
  requirePermission(row.contract, permission)
}
