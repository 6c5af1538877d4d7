import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hasPrefetchedAnswers } from '../client/prefetchedAnswers.ts'
import { settleAll } from '../client/settleAll.ts'
import { useStableCallback } from './useStableCallback.ts'
import { Waiting } from './Waiting.tsx'

export interface FirstAnswersProps {
  /** Starts the queries of the first rendering. */
  readonly onFetch: (cache: QueryClient) => readonly Promise<unknown>[]
  readonly children: ReactNode
}

/** Milliseconds after which an answer that is not there yet is waited for by the children themselves. */
const patience = 50

/**
 * Starts the queries of its children before the first paint; a plain query starts after it. On the first page of a visit, where
 * their answers are prefetched, it renders its children when these have been read, so that they are drawn once, with their
 * data: reading an answer that is there already takes a few tasks, and a phone would draw a skeleton for them first.
 */
export function FirstAnswers({ onFetch, children }: FirstAnswersProps) {
  const cache = useQueryClient()
  const fetchAll = useStableCallback(() => settleAll(onFetch(cache)))
  const [isReady, setReady] = useState(() => !hasPrefetchedAnswers())
  useLayoutEffect(() => {
    let current = true
    const show = () => current && setReady(true)
    const timer = setTimeout(show, patience)
    fetchAll().then(show)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [fetchAll])
  return isReady ? children : <Waiting />
}
