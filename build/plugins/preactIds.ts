import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const react = '\0react-with-ids'
const ids = resolve(import.meta.dirname, '../derived/drawnIds.ts')

/**
 * Lets `useId` give the ids that Preact gives in the browser: it keeps the attributes of a drawing, so what is rendered later
 * could not name its ids otherwise.
 */
export const preactIds: Plugin = {
  name: 'resident-preact-ids',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'react' && importer !== react ? react : undefined),
  load: id =>
    id === react
      ? `export * from 'react'\nexport { nextId as useId } from ${JSON.stringify(ids)}`
      : undefined,
}
