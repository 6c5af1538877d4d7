import type { BrowserContext, Request } from '@playwright/test'

const isSignOut = (request: Request) => request.url().endsWith('/auth/logout')

/**
 * Watches the calls of all pages that are under way while a session ends or come after it with its token, which the
 * server answers 401.
 * @returns addresses of these calls, added as they are seen
 */
export function watchSignOuts(context: BrowserContext): ReadonlySet<string> {
  const interrupted = new Set<string>()
  const running = new Set<Request>()
  const endedTokens = new Set<string>()
  context.on('request', request => {
    running.add(request)
    const { authorization = '' } = request.headers()
    if (isSignOut(request)) endedTokens.add(authorization)
    // Another tab may not have heard yet that the session has ended.
    else if (endedTokens.has(authorization)) interrupted.add(request.url())
    if ([...running].some(isSignOut)) for (const each of running) interrupted.add(each.url())
  })
  const end = (request: Request) => void running.delete(request)
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return interrupted
}
