import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
    if (now.user?.id !== before.user?.id) queryClient.clear()
  })
  suite.shared.set('queryClient', queryClient)
  return queryClient
}

/** Wraps widgets that use queries, so that other elements do not load the library. */
export function QueryShell({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={getQueryClient(useElement().suite)}>{children}</QueryClientProvider>
}
