import type { ComponentType } from 'react'
import type { Location, RouteObject } from 'react-router'

/** What a guard is asked about. */
export interface GuardArguments {
  readonly location: Location
  readonly params: Readonly<Record<string, string | undefined>>
  /** Aborted when another navigation has started. */
  readonly signal: AbortSignal
}

/** A route as react-router matches it, with what the portal's router does with a match. */
export interface Route extends Pick<RouteObject, 'path' | 'handle'> {
  readonly children?: Route[]
  /** Runs at every navigation. @throws Redirect; Response with the status of a fault; ApiError */
  readonly guard?: (to: GuardArguments) => Promise<void>
  /** Fetches the component, once. */
  readonly load?: () => Promise<ComponentType>
  /** Fetches what the component will ask for, so that both come in one trip. Not called for the first page. */
  readonly preload?: () => void
  /** Without one, a route renders what is inside of it. */
  Component?: ComponentType
  /** Replaces the route when its guard, its component or anything inside of it fails. */
  readonly ErrorBoundary?: ComponentType
}
