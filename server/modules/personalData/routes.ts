import type { CoreServices } from '../../http/CoreServices.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { exportPerson } from './exportPerson.ts'

/** Exports of one person, and of one network address, in an hour: each reads everything there is. */
const exportLimits = { action: 'export', perAccount: 5, perAddress: 30, windowSeconds: 3600 }

/** Export of a user's personal data (PRF-1). */
export const personalDataRoutes = (
  services: Pick<CoreServices, 'database' | 'clock'>,
): Pick<Routes['profile'], 'exportProfile'> => ({
  async exportProfile({ session, address }) {
    await enforceRateLimit(services, { ...exportLimits, account: `user ${session.user.id}`, address })
    return { data: await exportPerson(services.database.queries, session) }
  },
})
