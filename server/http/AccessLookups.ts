import type { User } from '../../src/api/schemas/users.ts'

/** A user without the roles, which few calls need. */
type Caller = Omit<User, 'roles'>

export interface CallerContract {
  readonly id: number
  readonly vendorId: number
  readonly organizationId: number
  readonly username: string
  readonly isActive: boolean
  /** Permissions of the caller's roles on the contract. */
  readonly permissions: readonly string[]
  /** The vendor's time zone, which decides deadlines. */
  readonly timeZone: string
}

export interface CallerContractName {
  readonly id: number
  readonly vendorId: number
}

export interface CallerOrganization {
  readonly id: number
  readonly isPayServiceEnabled: boolean
  readonly liveChat: boolean
}

export interface CallerPartner {
  readonly id: number
  readonly vendorId: number
}

/** A vendor's system that called with one of the vendor's secret keys. */
export interface CallerVendor {
  readonly id: number
  readonly slug: string
  readonly key: { readonly id: number; readonly name: string; readonly expiresAt: Date | null }
}

/** A session that has not ended. */
export interface CallerSession {
  readonly user: Caller
  /** Vendors whose data the session opens; null for all of the user's. */
  readonly vendorIds: readonly number[] | null
  /** Contracts that the session opens, or the one that the call is on. */
  readonly contracts: readonly { readonly id: number; readonly vendorId: number }[]
  /** Vendors of those contracts. */
  readonly vendors: readonly number[]
}

/** A call with a vendor's key: the vendor, and the seconds to wait if the key made too many calls. */
interface VendorCall {
  readonly vendor: CallerVendor
  readonly waitSeconds: number
}

/**
 * Reads the caller and the data that the caller may access. Ownership is part of each query: a foreign row
 * is undefined, like a row that does not exist (ERR-1).
 */
export interface AccessLookups {
  /**
   * The session of a token; undefined if it has ended, or if a page of another origin signed in.
   * @param origin origin of the calling page; null for a program
   */
  readonly session: (tokenHash: string, origin: string | null) => Promise<CallerSession | undefined>
  /** The same session, with the contract if the session opens it. */
  readonly sessionWithContract: (
    tokenHash: string,
    origin: string | null,
    contractId: number,
  ) => Promise<(CallerSession & { readonly contract: CallerContract | undefined }) | undefined>
  readonly contractName: (session: CallerSession, nameId: number) => Promise<CallerContractName | undefined>
  readonly organization: (
    session: CallerSession,
    organizationId: number,
  ) => Promise<CallerOrganization | undefined>
  /** A partner whose keys have not been revoked. */
  readonly partner: (secretHash: string) => Promise<CallerPartner | undefined>
  /** The vendor of a key that is neither revoked nor expired; counts the call. */
  readonly vendorCall: (secretHash: string) => Promise<VendorCall | undefined>
}
