import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { minified, oldTarget, scripts, version } from './shared.ts'

/** The loader, built after the elements from their graph, and the script that tells old browsers that they are too old. */
export const loader: UserConfig = {
  ...scripts(
    'dist/embed',
    { entry: { loader: 'hosts/embed/loader.ts', 'old-browser': 'hosts/embed/oldBrowser.ts' } },
    { target: oldTarget, rolldownOptions: { output: minified } },
  ),
  define: { __GRAPH__: readFileSync(`dist/embed/${version}/graph.json`, 'utf8') },
}
