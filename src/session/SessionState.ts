import type { OrganizationGroup } from '../api/schemas/organizations.ts'
import type { User } from '../api/schemas/users.ts'
import type { ApiError } from '../client/ApiError.ts'

/** The session that all elements of a page share. */
export interface SessionState {
  /** `loading`: a token exists and the user is being fetched. `failed`: that failed, see `error`. */
  readonly status: 'guest' | 'loading' | 'ready' | 'failed'
  readonly user: User | undefined
  /** Vendors with the user's contracts in the current role (PER-3). */
  readonly groups: readonly OrganizationGroup[]
  readonly allGroups: readonly OrganizationGroup[]
  readonly roleId: number | undefined
  readonly contractId: number | undefined
  /** True if the session expired, so that the user sees why. */
  readonly expired: boolean
  /**
   * The sign-in of the page (IDP-6). `asking`: the page is asked who its visitor is. `unlinked`: its visitor has no account
   * here yet. `failed`: that failed. `left`: the resident signed out here. Undefined once somebody has signed in.
   */
  readonly identity: 'asking' | 'unlinked' | 'failed' | 'left' | undefined
  readonly error: ApiError | undefined
}

/** The session of a visitor. */
export const signedOut = {
  status: 'guest',
  user: undefined,
  groups: [],
  allGroups: [],
  contractId: undefined,
  identity: undefined,
  error: undefined,
} as const
