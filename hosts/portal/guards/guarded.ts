import { findContractByParam } from '../../../src/api/rules/access.ts'
import { type GuardName, runGuards, vendorLanding } from '../../../src/api/rules/guards.ts'
import type { Breadcrumb } from '../../../src/api/rules/portalPages.ts'
import { contractPath } from '../../../src/api/rules/redirects.ts'
import { safePath } from '../../../src/api/rules/safePath.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { Redirect } from '../router/Redirect.ts'
import type { GuardArguments, Route } from '../router/Route.ts'
import { guardContextOf } from './guardContext.ts'
import { notice, returnAddress } from './guardState.ts'

/** The `handle` of a page's route. */
export interface PageHandle {
  readonly guards: readonly GuardName[]
  /** Empty for pages without breadcrumbs (NAV-16). */
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Whether the page is a task that is not returned to after signing in. */
  readonly isTask: boolean
}

/** Runs the guards of a route. @throws Redirect; Response with the status of a fault; ApiError */
async function enforceGuards(
  names: readonly GuardName[],
  { location, params, signal }: GuardArguments,
): Promise<void> {
  const context = await guardContextOf(getSuite(), location, params)
  const result = runGuards(names, context)
  // Another navigation has started, so this one must not store anything.
  if (signal.aborted) return
  if (result.kind === 'fault') throw new Response(result.message, { status: result.status })
  if (result.kind === 'pass') return
  if (result.remember !== undefined) returnAddress.store(result.remember)
  if (result.notice !== undefined) notice.setState({ kind: result.notice, path: context.path })
  throw new Redirect(result.to)
}

/** The part of a route that runs guards, by name and in order, at every navigation. */
export const guarded = (names: readonly GuardName[]) =>
  ({ guard: to => enforceGuards(names, to) }) satisfies Route

/** A vendor's own page: redirects to the stored address or the first contract there, if there is one (NAV-6). */
export const vendorIndex = (names: readonly GuardName[]) =>
  ({
    guard: async to => {
      await enforceGuards(names, to)
      const { groups } = getSuite().session.store.getState()
      const path = vendorLanding(groups, to.params, returnAddress.take())
      if (path !== undefined) throw new Redirect(path)
    },
  }) satisfies Route

/** A contract's path without its vendor: redirects to the one with it (NAV-5), or home if the user does not own it. */
export const contractWithoutVendor = (names: readonly GuardName[]) =>
  ({
    guard: async to => {
      await enforceGuards(names, to)
      const { allGroups } = getSuite().session.store.getState()
      // The path with the vendor has the guard that asks for the role.
      const owned = findContractByParam(allGroups, to.params.contract)
      if (!owned) notice.setState({ kind: 'foreign-contract' })
      const { pathname, search, hash } = to.location
      const below = pathname.replace(/^\/contract\/[^/]+/, '')
      const path = owned && contractPath(owned.group, owned.contract.id) + below + search + hash
      throw new Redirect(safePath(path) ?? '/')
    },
  }) satisfies Route
