import type { Page } from '@playwright/test'

/**
 * Watches which reads of the API the page makes.
 * @param paths those that are watched, below the API's root, e.g. "/auth/users/me"
 * @returns takes the paths of those made since the last time, sorted
 */
export function watchCalls(page: Page, paths: readonly string[]): () => readonly string[] {
  const called: string[] = []
  page.on('request', request => {
    const path = new URL(request.url()).pathname.replace('/api/v5', '')
    if (request.method() === 'GET' && paths.includes(path)) called.push(path)
  })
  return () => called.splice(0).sort()
}
