import type { Path } from 'react-router'
import type { GuardContext, RouteParams } from '../../../src/api/rules/guards.ts'
import type { Session } from '../../../src/session/createSession.ts'
import type { SessionState } from '../../../src/session/SessionState.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { loadPublicVendors } from '../../../src/suite/publicData.ts'
import { loadLayoutCalls } from '../loadLayoutCalls.ts'

/** Waits until the session is loaded. @throws ApiError when the user cannot be fetched */
async function loadedSession({ store, load }: Session): Promise<SessionState> {
  if (store.getState().status === 'failed') await load().catch(() => undefined)
  // A sign-in in another tab may start another load meanwhile.
  while (store.getState().status === 'loading') await load().catch(() => undefined)
  const state = store.getState()
  if (state.status === 'failed') throw state.error
  return state
}

/** Whether the user has to correct profile details before anything else (AUT-18). */
export const needsRepair = ({ user }: SessionState): boolean => (user?.invalidFields.length ?? 0) > 0

/** Collects the input of a path's guards. @throws ApiError when a call fails */
export async function guardContextOf(
  suite: Suite,
  { pathname, search, hash }: Path,
  params: RouteParams,
): Promise<GuardContext> {
  const session = await loadedSession(suite.session)
  const { status, groups, allGroups } = session
  const own = allGroups.find(({ slug }) => slug === params.vendor)
  const vendors = params.vendor === undefined || own ? [] : await loadPublicVendors(suite)
  return {
    signedIn: status === 'ready',
    needsRepair: needsRepair(session),
    groups,
    allGroups,
    publicVendors: vendors.map(({ slug }) => slug),
    organizations:
      own?.organizations.map(({ id }) => id) ??
      (await organizationsOf(suite, vendors.find(({ slug }) => slug === params.vendor)?.id, params)),
    params,
    path: pathname + search + hash,
  }
}

async function organizationsOf(suite: Suite, group: number | undefined, params: RouteParams) {
  if (group === undefined || params.organization === undefined) return []
  const all = await suite.once(`organizations/${group}`, async () =>
    (await loadLayoutCalls()).fetchOrganizations(suite.client, group),
  )
  return all.map(({ id }) => id)
}
