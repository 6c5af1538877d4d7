import type { Plugin } from 'vite'

/**
 * Gives Zod and the router an object of their own for what they store in globals of the page (`globalThis.__zod_…`,
 * `window.__reactRouter…`), because a copy of the same library in the page would change our settings and find our data.
 *
 * The router describes a navigation by a `Request`, which MooTools replaces by a class of its own. It gets an object with
 * what it reads: navigations of the portal have no body.
 */
export const ownGlobals: Plugin = {
  name: 'resident-own-globals',
  transform(code, id) {
    if (!/node_modules\/(zod|react-router)\//.test(id)) return
    const changed = code
      .replace(/\b(?:globalThis|window)(\)?\??\.__)/g, 'ownGlobals$1')
      .replace('new Request(url, init)', "({ method: 'GET', headers: new Headers(), ...init, url })")
    return changed === code ? undefined : { code: `const ownGlobals = {}\n${changed}`, map: null }
  },
}
