import { firstViewNames } from '../../hosts/portal/first-views/firstViewNames.ts'
import { elementCallsOf } from '../../hosts/portal/prefetch/prefetchedCalls.ts'
import { readDeclarations } from '../derived/readDeclarations.ts'
import { minified, scripts } from './shared.ts'

/** The script that starts the first calls of signed-in people, for the elements' build. It shares nothing with the elements. */
export const prefetch = {
  ...scripts(
    'dist/drawings',
    { entry: { prefetch: 'hosts/embed/prefetch.ts' } },
    { rolldownOptions: { output: minified } },
  ),
  define: {
    __ELEMENT_CALLS__: JSON.stringify(elementCallsOf(await readDeclarations())),
    __FIRST_VIEWS__: JSON.stringify(firstViewNames),
  },
}
