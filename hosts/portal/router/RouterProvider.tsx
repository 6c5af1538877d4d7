import { Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import type { Location } from 'react-router'
import { PageSkeleton } from '../components/PageSkeleton.tsx'
import type { Router, RouterState } from './createRouter.ts'
import { OutletContext } from './Outlet.tsx'
import { RouteErrorContext, RouterContext, RouterStateContext } from './RouterContext.ts'

interface Fault {
  readonly error: unknown
}

interface BoundaryProps {
  readonly location: Location
  readonly Fallback: ComponentType
  /** What the guard or the component of a route inside has failed with. */
  readonly fault: Fault | undefined
  readonly children: ReactNode
}

/** Renders the error page of a route instead of what fails inside, until another location is rendered. */
class RouteBoundary extends Component<BoundaryProps, { thrown?: Fault | undefined; location?: Location }> {
  override state: { thrown?: Fault | undefined; location?: Location } = {}

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: RouteBoundary['state']) {
    return state.location === location ? null : { location, thrown: undefined }
  }

  override render() {
    const { Fallback, fault = this.state.thrown, children } = this.props
    if (!fault) return children
    return (
      <RouteErrorContext value={fault.error}>
        <Fallback />
      </RouteErrorContext>
    )
  }
}

/** The matched routes in each other, from one on. Before the first page is ready, a skeleton stands for it. */
function renderFrom(index: number, state: RouterState): ReactNode {
  const { matches, location, isInitialized, fault } = state
  const match = matches[index]
  if (!match) return null
  const { Component, ErrorBoundary, load } = match.route
  const isPending = !isInitialized && (match === matches.at(-1) || (load && !Component))
  const inner = isPending ? <PageSkeleton /> : renderInside(Component, renderFrom(index + 1, state))
  if (!ErrorBoundary) return inner
  /** The route nearest to the fault that has an error page. */
  const nearest = fault && matches.slice(0, matches.indexOf(fault.at) + 1).findLast(hasErrorPage)
  return (
    <RouteBoundary location={location} Fallback={ErrorBoundary} fault={nearest === match ? fault : undefined}>
      {inner}
    </RouteBoundary>
  )
}

const hasErrorPage = ({ route }: RouterState['matches'][number]) => route.ErrorBoundary !== undefined

const renderInside = (Layout: ComponentType | undefined, inner: ReactNode) =>
  Layout ? (
    <OutletContext value={inner}>
      <Layout />
    </OutletContext>
  ) : (
    inner
  )

/** Renders the page of the router's location, again after every navigation. */
export function RouterProvider({ router }: { readonly router: Router }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    setState(router.state)
    return router.subscribe(setState)
  }, [router])
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>{renderFrom(0, state)}</RouterStateContext>
    </RouterContext>
  )
}
