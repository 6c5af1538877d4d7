import type { UserConfig } from 'vite'
import { drawnElementNames } from '../elementFolders.ts'
import { minified, scripts, version } from './shared.ts'

/** The script that draws first states on vendors' pages. */
export const firstStates: UserConfig = {
  ...scripts(
    `dist/embed/${version}`,
    { entry: { 'first-states': 'hosts/embed/firstStates.ts' } },
    { rolldownOptions: { output: minified } },
  ),
  define: { __DRAWN_ELEMENTS__: JSON.stringify(drawnElementNames()) },
}
