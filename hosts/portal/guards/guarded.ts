import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { findContract } from '../../../src/api/rules/access.ts'
import { runGuards, vendorLanding } from '../../../src/api/rules/guards.ts'
import { contractPath } from '../../../src/api/rules/redirects.ts'
import { safePath } from '../../../src/api/rules/safePath.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import type { BreadcrumbsName } from '../breadcrumbs.ts'
import { notice, returnAddress } from '../portal.ts'
import { guardContextOf } from './guardContext.ts'

/** What a route carries for those who ask which guards it has. */
export interface GuardedHandle {
  readonly guards?: readonly string[]
  /** The route's name, where it shows the way up (NAV-16). */
  readonly name?: BreadcrumbsName | undefined
  /** A page that has done its work when somebody signs in from it: nobody comes back to it. */
  readonly isPassing?: true
}

/** Asks the guards of a route. @throws Response to redirect, or with the status of a fault; ApiError */
async function ask(names: readonly string[], { request, params }: LoaderFunctionArgs): Promise<void> {
  const verdict = runGuards(names, await guardContextOf(getSuite(), new URL(request.url), params))
  // Somebody has gone elsewhere meanwhile: nothing is to be said or kept of this page.
  if (request.signal.aborted) return
  if (verdict.kind === 'fault') throw new Response(verdict.message, { status: verdict.status })
  if (verdict.kind === 'pass') return
  if (verdict.remember !== undefined) returnAddress.keep(verdict.remember)
  if (verdict.notice !== undefined) notice.setState({ said: verdict.notice })
  throw redirect(verdict.to)
}

/** The part of a route that keeps out who may not see it: guards by name, asked in order at every navigation. */
export const guarded = (...names: string[]) =>
  ({
    handle: { guards: names } satisfies GuardedHandle,
    shouldRevalidate: () => true,
    loader: async args => {
      await ask(names, args)
      return null
    },
  }) satisfies RouteObject

/** A vendor's own page: leads on to the stored address or the first contract there, and is shown without one (NAV-6). */
export const vendorIndex = (...names: string[]) =>
  ({
    ...guarded(...names),
    loader: async args => {
      await ask(names, args)
      const { groups } = getSuite().session.store.getState()
      const path = vendorLanding(groups, args.params, returnAddress.take())
      if (path !== undefined) throw redirect(path)
      return null
    },
  }) satisfies RouteObject

/** A contract's address without its vendor leads on to the one with it (NAV-5); a contract not owned leads home. */
export const contractWithoutVendor = (...names: string[]) =>
  ({
    ...guarded(...names),
    loader: async args => {
      await ask(names, args)
      const { contract, '*': rest = '' } = args.params
      const { groups } = getSuite().session.store.getState()
      const found = /^[1-9]\d{0,8}$/.test(contract ?? '') ? findContract(groups, Number(contract)) : undefined
      if (!found) notice.setState({ said: 'foreign-contract' })
      const { search, hash } = new URL(args.request.url)
      const path =
        found && `${contractPath(found.group, found.contract.id)}${rest && `/${rest}`}${search}${hash}`
      throw redirect(safePath(path) ?? '/')
    },
  }) satisfies RouteObject
