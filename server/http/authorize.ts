import { and, eq, exists, isNull } from 'drizzle-orm'
import type { Access } from '../../src/api/endpoints/endpoint.ts'
import type { User } from '../../src/api/schemas/users.ts'
import { sha256 } from '../crypto.ts'
import { contractNames, contracts, userContracts } from '../modules/contracts/tables.ts'
import { partners } from '../modules/partners/tables.ts'
import { organizations } from '../modules/vendors/tables.ts'
import type { Services } from '../Services.ts'
import { HttpError } from './HttpError.ts'

/** Who calls. */
export interface Session {
  readonly user: Omit<User, 'roles'>
  readonly tokenHash: string
}

/** What each kind of access hands to the handler. */
export interface Authorized {
  /** A token is not asked for; who cares for it may look who is there. */
  readonly anyone: { readonly viewer: () => Promise<Session | undefined> }
  readonly user: { readonly session: Session }
  readonly contract: {
    readonly session: Session
    /** `timeZone` is the vendor's: what is late is decided there. */
    readonly contract: typeof contracts.$inferSelect & { readonly timeZone: string }
  }
  readonly 'contract-name': {
    readonly session: Session
    readonly contractName: typeof contractNames.$inferSelect
  }
  readonly organization: {
    readonly session: Session
    readonly organization: typeof organizations.$inferSelect
  }
  readonly signature: Record<never, never>
  readonly partner: { readonly partner: typeof partners.$inferSelect }
}

type Params = Readonly<Record<string, unknown>>
type Grant<Kind extends Access> = (
  services: Services,
  request: Request,
  params: Params,
) => Promise<Authorized[Kind]>

/** The token's hash, or undefined where the header holds nothing that could be one. */
async function tokenHashOf(request: Request): Promise<string | undefined> {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  return token && sha256(token)
}

const unauthenticated = () => new HttpError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } })

async function find(services: Services, request: Request): Promise<Session | undefined> {
  const tokenHash = await tokenHashOf(request)
  if (!tokenHash) return undefined
  const [row] = await services.hot.session.execute({ tokenHash, now: services.clock() })
  return row && { user: row.user, tokenHash }
}

async function signedIn(services: Services, request: Request): Promise<Session> {
  const session = await find(services, request)
  if (!session) throw unauthenticated()
  return session
}

/** Ownership stands in the query: what is not the caller's is not found, like what is not there (ERR-1). */
export const authorize: { readonly [Kind in Access]: Grant<Kind> } = {
  anyone: async (services, request) => ({ viewer: () => find(services, request) }),

  user: async (services, request) => ({ session: await signedIn(services, request) }),

  contract: async (services, request, { contract: contractId }) => {
    const tokenHash = await tokenHashOf(request)
    if (!tokenHash) throw unauthenticated()
    const [row] = await services.hot.sessionWithContract.execute({
      tokenHash,
      contractId,
      now: services.clock(),
    })
    if (!row) throw unauthenticated()
    const { user, contract, timeZone } = row
    if (!contract || timeZone === null) throw new HttpError('not_found')
    return { session: { user, tokenHash }, contract: { ...contract, timeZone } }
  },

  'contract-name': async (services, request, { contractName }) => {
    const session = await signedIn(services, request)
    const { queries } = services.database
    const [row] = await queries
      .select()
      .from(contractNames)
      .where(
        and(
          eq(contractNames.id, Number(contractName)),
          eq(contractNames.userId, session.user.id),
          // A contract may have been unlinked since it was named.
          exists(
            queries
              .select()
              .from(userContracts)
              .where(
                and(
                  eq(userContracts.userId, session.user.id),
                  eq(userContracts.contractId, contractNames.contractId),
                ),
              ),
          ),
        ),
      )
    if (!row) throw new HttpError('not_found')
    return { session, contractName: row }
  },

  organization: async (services, request, { organization }) => {
    const session = await signedIn(services, request)
    const { queries } = services.database
    const [row] = await queries
      .select()
      .from(organizations)
      .where(
        and(
          eq(organizations.id, Number(organization)),
          exists(
            queries
              .select({ id: contracts.id })
              .from(contracts)
              .innerJoin(userContracts, eq(userContracts.contractId, contracts.id))
              .where(
                and(
                  eq(contracts.organizationId, organizations.id),
                  eq(userContracts.userId, session.user.id),
                ),
              ),
          ),
        ),
      )
    if (!row) throw new HttpError('not_found')
    return { session, organization: row }
  },

  signature: async () => ({}),

  partner: async ({ database: { queries } }, request) => {
    const secret = /^Bearer (sk_[\w-]{16,64})$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
    if (!secret) throw unauthenticated()
    const [partner] = await queries
      .select()
      .from(partners)
      .where(and(eq(partners.secretHash, await sha256(secret)), isNull(partners.revokedAt)))
    if (!partner) throw unauthenticated()
    // A page sends its origin, and a page must never hold this key.
    if (request.headers.has('Origin')) throw new HttpError('forbidden')
    return { partner }
  },
}
