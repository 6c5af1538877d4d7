import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { findContractByParam } from '../../../src/api/rules/access.ts'
import { type GuardName, runGuards, vendorLanding } from '../../../src/api/rules/guards.ts'
import type { Breadcrumb } from '../../../src/api/rules/portalPages.ts'
import { contractPath } from '../../../src/api/rules/redirects.ts'
import { safePath } from '../../../src/api/rules/safePath.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
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

/** Runs the guards of a route. @throws Response to redirect, or with the status of a fault; ApiError */
async function enforceGuards(
  names: readonly GuardName[],
  { request, params }: LoaderFunctionArgs,
): Promise<void> {
  const context = await guardContextOf(getSuite(), new URL(request.url), params)
  const result = runGuards(names, context)
  // Another navigation has started, so this one must not store anything.
  if (request.signal.aborted) return
  if (result.kind === 'fault') throw new Response(result.message, { status: result.status })
  if (result.kind === 'pass') return
  if (result.remember !== undefined) returnAddress.store(result.remember)
  if (result.notice !== undefined) notice.setState({ kind: result.notice, path: context.path })
  throw redirect(result.to)
}

/** The part of a route that runs guards, by name and in order, at every navigation. */
export const guarded = (names: readonly GuardName[]) =>
  ({
    shouldRevalidate: () => true,
    loader: async args => {
      await enforceGuards(names, args)
      return null
    },
  }) satisfies RouteObject

/** A vendor's own page: redirects to the stored address or the first contract there, if there is one (NAV-6). */
export const vendorIndex = (names: readonly GuardName[]) =>
  ({
    ...guarded(names),
    loader: async args => {
      await enforceGuards(names, args)
      const { groups } = getSuite().session.store.getState()
      const path = vendorLanding(groups, args.params, returnAddress.take())
      if (path !== undefined) throw redirect(path)
      return null
    },
  }) satisfies RouteObject

/** A contract's path without its vendor: redirects to the one with it (NAV-5), or home if the user does not own it. */
export const contractWithoutVendor = (names: readonly GuardName[]) =>
  ({
    ...guarded(names),
    loader: async args => {
      await enforceGuards(names, args)
      const { allGroups } = getSuite().session.store.getState()
      // The path with the vendor has the guard that asks for the role.
      const owned = findContractByParam(allGroups, args.params.contract)
      if (!owned) notice.setState({ kind: 'foreign-contract' })
      const { pathname, search, hash } = new URL(args.request.url)
      const below = pathname.replace(/^\/contract\/[^/]+/, '')
      const path = owned && contractPath(owned.group, owned.contract.id) + below + search + hash
      throw redirect(safePath(path) ?? '/')
    },
  }) satisfies RouteObject
