import type { signInWays } from '../../../src/api/schemas/sessions.ts'
import { eq } from '../../database/drizzle.ts'
import type { CoreServices } from '../../http/CoreServices.ts'
import { vendorOrigins } from '../vendors/tables.ts'
import { deviceOf } from './deviceOf.ts'
import type { sessions } from './tables.ts'

/** Where a session is opened and with what. */
export type SignInSource = Pick<
  typeof sessions.$inferSelect,
  'origin' | 'vendorIds' | 'browser' | 'system' | 'signedInBy'
>

/** Origin of the page that makes a call; null for a program, and for reads of a page on the API's own origin. */
export const originOf = ({ headers }: Request): string | null => headers.get('Origin')

/**
 * Describes a sign-in (SEC-17). On a vendor's own origin the session opens data of the vendors of that origin only, so
 * that a token stolen there opens nothing of others.
 */
export async function signInSource(
  { config, database: { queries } }: Pick<CoreServices, 'config' | 'database'>,
  request: Request,
  signedInBy: (typeof signInWays)[number],
): Promise<SignInSource> {
  const origin = originOf(request)
  const isCommon =
    origin === null || [new URL(config.publicUrl).origin, ...config.allowedOrigins].includes(origin)
  const rows = isCommon
    ? []
    : await queries
        .select({ vendorId: vendorOrigins.vendorId })
        .from(vendorOrigins)
        .where(eq(vendorOrigins.origin, origin))
  return {
    origin,
    vendorIds: rows.length === 0 ? null : rows.map(({ vendorId }) => vendorId),
    signedInBy,
    ...deviceOf(request.headers.get('User-Agent') ?? ''),
  }
}
