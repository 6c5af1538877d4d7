import type { Plugin } from 'vite'

/**
 * Gives Zod an object of its own for what it stores in globals of the page (`globalThis.__zod_…`), because a copy of it in
 * the page would change our settings and find our data.
 */
export const ownGlobals: Plugin = {
  name: 'resident-own-globals',
  transform(code, id) {
    if (!/node_modules\/zod\//.test(id)) return
    const changed = code.replace(/\bglobalThis(\)?\??\.__)/g, 'ownGlobals$1')
    return changed === code ? undefined : { code: `const ownGlobals = {}\n${changed}`, map: null }
  },
}
