import type { Plugin } from 'vite'

/**
 * Gives Zod and the router an object of their own for what they store in globals of the page (`globalThis.__zod_…`,
 * `window.__reactRouter…`), because a copy of the same library in the page would change our settings and find our data.
 */
export const ownGlobals: Plugin = {
  name: 'resident-own-globals',
  transform(code, id) {
    if (!/node_modules\/(zod|react-router)\//.test(id)) return
    const changed = code.replace(/\b(?:globalThis|window)(\)?\??\.__)/g, 'ownGlobals$1')
    return changed === code ? undefined : { code: `const ownGlobals = {}\n${changed}`, map: null }
  },
}
