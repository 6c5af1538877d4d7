import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { FirstAnswersProps } from '../../../src/runtime/FirstAnswers.tsx'

const started = new WeakMap<QueryClient, Promise<unknown>[]>()

/** Waits for the queries that elements have started while they rendered. @throws ApiError if one is refused */
export const firstAnswers = (cache: QueryClient): Promise<unknown> => Promise.all(started.get(cache) ?? [])

/**
 * Stands for `src/runtime/FirstAnswers.tsx` in the server, where effects do not run: starts the queries while it renders. Its
 * children are rendered the next time, when these are answered.
 */
export function FirstAnswers({ onFetch, children }: FirstAnswersProps) {
  const cache = useQueryClient()
  if (started.has(cache)) return children
  started.set(cache, [...onFetch(cache)])
  return null
}
