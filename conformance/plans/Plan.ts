import type { Value } from '../Call.ts'
import type { Kit } from '../createKit.ts'

/** What a call needs, and what holds for its answer, beside what its endpoint declares. */
export interface Plan {
  /** The requirement of the success; default: API-1. */
  readonly requirement?: string
  /** Query that the call cannot do without. */
  readonly query?: (kit: Kit) => Promise<Record<string, Value>> | Record<string, Value>
  /** A valid body. */
  readonly body?: (kit: Kit) => Promise<object> | object
  /** The success is proven by a case of its own, because it changes something or needs more calls. */
  readonly byHand?: true
  /** Fields by which rows are sorted. */
  readonly order?: { readonly by: readonly string[]; readonly direction: 'ascending' | 'descending' }
  /** Rows that a query selects: the row's field has the asked value. */
  readonly filters?: readonly { readonly query: string; readonly field: string; readonly start?: true }[]
  /** Texts of the answer follow Accept-Language. */
  readonly language?: true
  /** Belongs to one user, so that another one gets 404 for its path. */
  readonly personal?: true
  /** Rows have ids of their own, so that two users' rows share none. */
  readonly ownRows?: true
  /** The answer names a file's address. */
  readonly file?: 'application/pdf' | 'any'
}
