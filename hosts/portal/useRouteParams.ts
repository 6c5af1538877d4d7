import { useMatches } from 'react-router'
import type { RouteParams } from '../../src/api/rules/guards.ts'

/** What the address of now names, whatever part of the page asks. */
export const useRouteParams = (): RouteParams => useMatches().at(-1)?.params ?? {}
