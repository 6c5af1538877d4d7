import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createRouter } from '../../../../hosts/portal/router/createRouter.ts'
import { Redirect } from '../../../../hosts/portal/router/Redirect.ts'
import type { GuardArguments, Route } from '../../../../hosts/portal/router/Route.ts'

const pass = async () => {}
const redirectTo = (path: string) => async () => {
  throw new Redirect(path)
}
const Page = () => null

function routerAt(path: string, routes: Route[]) {
  const history = createMemoryHistory({ initialEntries: ['/before', path] })
  const router = createRouter(routes, history)
  /** Paths of the history up to the current one, oldest first. */
  const entries = () => {
    const paths: string[] = []
    for (let at = history.index; at >= 0; at--) {
      paths.unshift(history.location.pathname)
      if (at > 0) history.go(-1)
    }
    return paths
  }
  return { router, history, entries }
}

/** A guard that waits until the test lets it pass. */
function heldGuard() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { guard: () => promise, release: resolve }
}

const pathnameOf = ({ state }: ReturnType<typeof routerAt>['router']) => state.location.pathname

describe('the router of the portal', () => {
  it('NAV-12: runs the guards of a page at every navigation, and again when it is revalidated', async () => {
    const guard = vi.fn(pass)
    const { router } = routerAt('/', [{ path: '/' }, { path: '/bills/:id', guard }])
    await router.navigate('/bills/7?tab=list')
    await router.navigate('/bills/8')
    await router.navigate('/bills/8')
    await router.revalidate()
    expect(guard.mock.calls.map(([to]: GuardArguments[]) => to?.params.id)).toEqual(['7', '8', '8', '8'])
    expect(router.state).toMatchObject({ historyAction: 'PUSH', isNavigating: false, isInitialized: true })
  })

  it('NAV-1: the address changes when the guards have passed and the component is loaded', async () => {
    const { guard, release } = heldGuard()
    const { router, history } = routerAt('/', [
      { path: '/' },
      { path: '/bills', guard, load: async () => Page },
    ])
    await router.revalidate()
    const navigation = router.navigate('/bills')
    expect([history.location.pathname, router.state.isNavigating]).toEqual(['/', true])
    release()
    await navigation
    expect([history.location.pathname, router.state.isNavigating]).toEqual(['/bills', false])
    expect(router.state.matches.at(-1)?.route.Component).toBe(Page)
  })

  it('NAV-18: the component of a page is fetched ahead, without its guards and without leaving the page', async () => {
    const guard = vi.fn(pass)
    const load = vi.fn(async () => Page)
    const { router, history } = routerAt('/', [{ path: '/' }, { path: '/bills', guard, load }])
    router.preload('/bills?tab=list')
    await expect.poll(() => load).toHaveBeenCalledOnce()
    expect([history.location.pathname, router.state.isNavigating]).toEqual(['/', false])
    expect(guard).not.toHaveBeenCalled()
    await router.navigate('/bills')
    expect(load).toHaveBeenCalledOnce()
  })

  it('NAV-18: a component that could not be fetched ahead is fetched again when its page is opened', async () => {
    const load = vi.fn(async () => Page).mockRejectedValueOnce(new Error('offline'))
    const { router } = routerAt('/', [{ path: '/' }, { path: '/bills', load }])
    router.preload('/bills')
    await router.navigate('/bills')
    expect(load).toHaveBeenCalledTimes(2)
    expect(router.state.fault).toBeUndefined()
  })

  it('NAV-10: a redirect replaces the navigation that it answers', async () => {
    const { router, entries } = routerAt('/', [
      { path: '/' },
      { path: '/before' },
      { path: '/bills', guard: redirectTo('/login') },
      { path: '/login' },
    ])
    await router.navigate('/bills')
    expect(entries()).toEqual(['/before', '/', '/login'])
  })

  it('NAV-10: a redirect of the first page, or after going back, leaves no address that redirects again', async () => {
    const first = routerAt('/bills', [
      { path: '/before' },
      { path: '/bills', guard: redirectTo('/login') },
      { path: '/login' },
    ])
    await expect.poll(() => pathnameOf(first.router)).toBe('/login')
    expect(first.entries()).toEqual(['/before', '/login'])
  })

  it('NAV-1: a newer navigation supersedes one that waits for its guards', async () => {
    const { guard, release } = heldGuard()
    const { router, entries } = routerAt('/', [{ path: '/' }, { path: '/slow', guard }, { path: '/fast' }])
    const slow = router.navigate('/slow')
    await router.navigate('/fast')
    release()
    await slow
    expect(pathnameOf(router)).toBe('/fast')
    expect(entries()).toEqual(['/before', '/', '/fast'])
  })

  it('NAV-12: a failed guard, or a component that cannot be loaded, is a fault of its route until the next page', async () => {
    const missing = new TypeError('no chunk')
    const { router } = routerAt('/', [
      { path: '/' },
      { path: '/lost', load: () => Promise.reject(missing) },
      { path: '/closed', guard: () => Promise.reject(new Response('', { status: 404 })) },
    ])
    await router.navigate('/lost')
    expect(router.state.fault).toMatchObject({ error: missing, at: { route: { path: '/lost' } } })
    await router.navigate('/closed')
    expect(router.state.fault?.error).toBeInstanceOf(Response)
    await router.navigate('/')
    expect(router.state.fault).toBeUndefined()
  })

  it('NAV-1: a fragment of the same page changes the address at once and runs no guard', async () => {
    const guard = vi.fn(pass)
    const { router } = routerAt('/bills', [{ path: '/bills', guard }])
    await router.revalidate()
    const calls = guard.mock.calls.length
    await router.navigate('/bills#parts')
    expect([router.state.location.hash, guard.mock.calls.length]).toEqual(['#parts', calls])
  })

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'NAV-10: navigating to %s, another site, opens the start page',
    async path => {
      const { router } = routerAt('/bills', [{ path: '/' }, { path: '/bills' }])
      await router.navigate(path)
      expect(pathnameOf(router)).toBe('/')
    },
  )

  it('NAV-1: follows the history until it is disposed of', async () => {
    const { router, history } = routerAt('/', [{ path: '/' }, { path: '/before' }, { path: '/bills' }])
    await router.navigate('/bills', { preventScrollReset: true })
    history.go(-1)
    await expect.poll(() => pathnameOf(router)).toBe('/')
    expect(router.state).toMatchObject({ historyAction: 'POP', preventScrollReset: false })
    router.dispose()
    history.go(-1)
    await router.revalidate()
    expect(pathnameOf(router)).toBe('/')
  })
})
