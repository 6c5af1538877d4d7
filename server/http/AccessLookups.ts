import type { User } from '../../src/api/schemas/users.ts'

/** A user without the roles, which few calls need. */
export type Caller = Omit<User, 'roles'>

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
  /** The user of a session that has not expired. */
  readonly session: (tokenHash: string) => Promise<Caller | undefined>
  /** The same user, with the contract if the user holds it. */
  readonly sessionWithContract: (
    tokenHash: string,
    contractId: number,
  ) => Promise<{ readonly user: Caller; readonly contract: CallerContract | undefined } | undefined>
  readonly contractName: (userId: number, nameId: number) => Promise<CallerContractName | undefined>
  readonly organization: (userId: number, organizationId: number) => Promise<CallerOrganization | undefined>
  /** A partner whose keys have not been revoked. */
  readonly partner: (secretHash: string) => Promise<CallerPartner | undefined>
  /** The vendor of a key that is neither revoked nor expired; counts the call. */
  readonly vendorCall: (secretHash: string) => Promise<VendorCall | undefined>
}
