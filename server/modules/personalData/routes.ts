import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { exportPerson } from './exportPerson.ts'

/** Export of a user's personal data (PRF-1). */
export const personalDataRoutes = ({
  database: { queries },
}: Pick<CoreServices, 'database'>): Pick<Routes['profile'], 'exportProfile'> => ({
  exportProfile: async ({ session }) => ({ data: await exportPerson(queries, session.user) }),
})
