import type { Plugin } from 'vite'

/** Rewrites `import React from` in packages to `import * as`, because the former keeps all of preact/compat (2 KB). */
export const namespaceReact: Plugin = {
  name: 'resident-namespace-react',
  transform(code, id) {
    if (!id.includes('node_modules')) return
    const changed = code.replace(
      /\bimport ([A-Za-z_$]+) from (['"])react\2/g,
      'import * as $1 from $2react$2',
    )
    return changed === code ? undefined : { code: changed, map: null }
  },
}
