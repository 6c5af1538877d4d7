import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import { sessionQueries } from './sessionQueries.ts'

/** Host of an origin; null for a page that has none, e.g. in an app. */
const hostOf = (origin: string | null) =>
  origin !== null && URL.canParse(origin) ? new URL(origin).host : null

/** Where the user is signed in (PRF-4). */
export function sessionRoutes({
  clock,
  config,
  database,
}: Pick<CoreServices, 'clock' | 'config' | 'database'>): Pick<
  Routes['profile'],
  'sessions' | 'endSession' | 'endOtherSessions'
> {
  const queries = sessionQueries(database.queries)

  return {
    async sessions({ session: { user, tokenHash } }) {
      const now = clock()
      const idleSince = new Date(now.getTime() - config.sessionIdleSeconds * 1000)
      const rows = await queries.openSessions(user.id, now, idleSince)
      return {
        data: rows.map(row => ({
          id: row.id,
          isCurrent: row.tokenHash === tokenHash,
          browser: row.browser,
          system: row.system,
          ...(row.signedInBy && { signedInBy: row.signedInBy }),
          site: hostOf(row.origin),
          createdAt: row.createdAt.toISOString(),
          lastUsedAt: row.seenAt.toISOString(),
        })),
      }
    },

    async endSession({ session: { user }, params }) {
      if (!(await queries.end(user.id, params.sessionId))) throw new HttpError('not_found')
    },

    async endOtherSessions({ session: { user, tokenHash } }) {
      await queries.endOthers(user.id, tokenHash)
    },
  }
}
