import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hasPrefetchedAnswers } from '../client/prefetchedAnswers.ts'
import { useStableCallback } from './useStableCallback.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  /** Starts the queries of the first rendering. */
  readonly onFetch: (cache: QueryClient) => readonly Promise<unknown>[]
  readonly children: ReactNode
}

/** Milliseconds after which an answer that is not there yet is waited for by the children themselves. */
const patience = 50

/**
 * Renders its children when the answers that were prefetched have been read, so that they are drawn once, with their data.
 * Reading an answer that is there already takes a few tasks, and without this a phone draws a skeleton for them first. After
 * the first page the children are rendered at once.
 */
export function FirstAnswers({ onFetch, children }: Props) {
  const cache = useQueryClient()
  const fetchAll = useStableCallback(() => Promise.allSettled(onFetch(cache)))
  const [isReady, setReady] = useState(() => !hasPrefetchedAnswers())
  // A layout effect, because an effect would wait for a paint.
  useLayoutEffect(() => {
    if (isReady) return
    let current = true
    const show = () => current && setReady(true)
    const timer = setTimeout(show, patience)
    fetchAll().then(show)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [isReady, fetchAll])
  return isReady ? children : <Waiting />
}
