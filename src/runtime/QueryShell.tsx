import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Suite } from '../suite/getSuite.ts'
import { useElement } from './ElementContext.ts'

/** The page's query client; cleared when the user changes or signs out. */
export function getQueryClient(suite: Suite): QueryClient {
  const present = suite.shared.get('queryClient')
  if (present) return present as QueryClient
  // `src/client` retries reads and reports lost connections, so queries do not.
  const queries = { retry: false, networkMode: 'always', staleTime: 30_000 } as const
  const queryClient = new QueryClient({ defaultOptions: { queries } })
  suite.session.store.subscribe((now, before) => {
    // Not when the user becomes known: public answers that are on their way would not reach their elements any more.
    if (before.user && now.user?.id !== before.user.id) queryClient.clear()
  })
  suite.shared.set('queryClient', queryClient)
  return queryClient
}

/** Delay in milliseconds, because the data that the element shows comes first. */
const followDelay = 3000

/** Follows changes of the data while an element shows it; the code is loaded with the first one. */
function watchChanges(suite: Suite): () => void {
  let isOver = false
  let stop = () => {}
  const loadedAt = performance.now()
  const follow = async () => {
    // Best effort: without it, data is fetched again when the page gets the focus.
    const module = await import('./followChanges.ts').catch(() => undefined)
    if (module && !isOver) stop = module.followChanges(suite, getQueryClient(suite), loadedAt)
  }
  const timer = setTimeout(follow, followDelay)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop()
  }
}

/** Wraps widgets that use queries, so that other elements do not load the library. */
export function QueryShell({ children }: { readonly children: ReactNode }) {
  const { suite } = useElement()
  useEffect(() => watchChanges(suite), [suite])
  return <QueryClientProvider client={getQueryClient(suite)}>{children}</QueryClientProvider>
}
