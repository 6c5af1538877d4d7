import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import type { Graph } from '../hosts/embed/graph.ts'

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')

interface Script {
  readonly name: string
  readonly fileName: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Follows the imports of built scripts, from file name to file names. */
function followImports(scripts: readonly Script[]) {
  const byFile = new Map(scripts.map(script => [script.fileName, script]))
  /** A file and all that it imports in turn. */
  const atOnce = (fileName: string, seen = new Set<string>()): Set<string> => {
    const script = byFile.get(fileName)
    if (script && !seen.has(fileName)) {
      seen.add(fileName)
      for (const imported of script.imports) atOnce(imported, seen)
    }
    return seen
  }
  /** What the scripts of a file ask for later, with all that this needs, beside what is there at once. */
  const later = (fileName: string) => {
    const own = atOnce(fileName)
    const asked = [...own].flatMap(file => byFile.get(file)?.dynamicImports ?? [])
    return new Set(asked.flatMap(file => [...atOnce(file)]).filter(file => !own.has(file)))
  }
  return { atOnce: (fileName: string) => atOnce(fileName), later }
}

/** Writes what the loader needs to know of the build (graph.json), and the checksums for pages that pin it (sri.json). */
export function embedGraph(version: string): Plugin {
  return {
    name: 'resident-embed-graph',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter(output => output.type === 'chunk')
      const position = new Map(scripts.map(({ fileName }, index) => [fileName, index]))
      const { atOnce, later } = followImports(scripts)
      const positions = (wanted: readonly Script[], filesOf: (fileName: string) => Set<string>) =>
        Object.fromEntries(
          wanted.map(({ name, fileName }) => [
            name,
            [...filesOf(fileName)].map(file => position.get(file) ?? 0),
          ]),
        )
      const entries = scripts.filter(({ isEntry }) => isEntry)
      const graph: Graph = {
        base: `${version}/`,
        // A SHA-256 always ends in one "=", which the loader puts back.
        files: scripts.map(({ fileName, code }) => [fileName.slice(0, -3), sha256(code).slice(0, -1)]),
        elements: positions(entries, atOnce),
        signedIn: positions(entries, later),
        later: positions(
          scripts.filter(({ isDynamicEntry }) => isDynamicEntry),
          atOnce,
        ),
      }
      const sri = Object.fromEntries(
        scripts.map(({ fileName, code }) => [fileName, `sha256-${sha256(code)}`]),
      )
      this.emitFile({ type: 'asset', fileName: 'graph.json', source: JSON.stringify(graph) })
      this.emitFile({ type: 'asset', fileName: 'sri.json', source: JSON.stringify(sri, null, 2) })
    },
  }
}
