import { minified, scripts } from './shared.ts'

/** The code that draws a first state on a vendor's page, for the elements' build, which puts its data before it. */
export const firstStates = scripts(
  'dist/drawings',
  { entry: { 'first-states': 'hosts/embed/drawFirstState.ts' } },
  { rolldownOptions: { output: minified } },
)
