import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { type BuiltScript, type ElementFiles, type Graph, listFile } from '../hosts/embed/graph.ts'

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64')

/** Without the one "=" at its end, which the loader puts back. */
const shortSha256 = (code: string) => sha256(code).slice(0, -1)

interface Script {
  readonly name: string
  readonly fileName: string
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Scripts that only pages of a kind of their own ask for: nobody is given them beforehand. */
const rare: ReadonlySet<string | undefined> = new Set(['sandbox'])

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
    const asked = [...own]
      .flatMap(file => byFile.get(file)?.dynamicImports ?? [])
      .filter(file => !rare.has(byFile.get(file)?.name))
    return new Set(asked.flatMap(file => [...atOnce(file)]).filter(file => !own.has(file)))
  }
  /** Every script that a file may ask for in its life, itself left out. */
  const ever = (fileName: string, seen = new Set<string>()): Set<string> => {
    for (const file of atOnce(fileName))
      for (const asked of byFile.get(file)?.dynamicImports ?? [])
        if (!seen.has(asked)) {
          seen.add(asked)
          ever(asked, seen)
        }
    return seen
  }
  return {
    atOnce: (fileName: string) => [...atOnce(fileName)],
    later: (fileName: string) => [...later(fileName)],
    ever: (fileName: string) => [...ever(fileName)],
  }
}

/**
 * Writes what the loader needs to know of the build (graph.json), a list of files for each element, and the checksums
 * for pages that pin it (sri.json).
 */
export function embedGraph(version: string): Plugin {
  return {
    name: 'resident-embed-graph',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter(output => output.type === 'chunk')
      const byFile = new Map(scripts.map(script => [script.fileName, script]))
      const { atOnce, later, ever } = followImports(scripts)
      const entries = scripts.filter(({ isEntry }) => isEntry)
      const builtScript = (fileName: string): BuiltScript => [
        fileName.slice(0, -'.js'.length),
        shortSha256(byFile.get(fileName)?.code ?? ''),
      ]

      const lists = entries.map(({ name, fileName }) => {
        const asked = ever(fileName)
        const files = [...new Set([fileName, ...asked].flatMap(atOnce))]
        const positions = (wanted: readonly string[]) => wanted.map(file => files.indexOf(file))
        const list: ElementFiles = {
          files: files.map(builtScript),
          first: positions(atOnce(fileName)),
          signedIn: positions(later(fileName)),
          later: Object.fromEntries(
            asked.map(file => [byFile.get(file)?.name ?? file, positions(atOnce(file))]),
          ),
        }
        return [name, JSON.stringify(list)] as const
      })
      for (const [name, source] of lists) this.emitFile({ type: 'asset', fileName: listFile(name), source })

      const graph: Graph = {
        base: `${version}/`,
        common: scripts
          .map(({ fileName }) => fileName)
          .filter(file => entries.every(({ fileName }) => atOnce(fileName).includes(file)))
          .map(builtScript),
        names: lists.map(([name]) => name).join(' '),
        lists: lists.map(([, source]) => shortSha256(source)).join(''),
      }
      const sri = Object.fromEntries([
        ...scripts.map(({ fileName, code }) => [fileName, `sha256-${sha256(code)}`]),
        ...lists.map(([name, source]) => [listFile(name), `sha256-${sha256(source)}`]),
      ])
      this.emitFile({ type: 'asset', fileName: 'graph.json', source: JSON.stringify(graph) })
      this.emitFile({ type: 'asset', fileName: 'sri.json', source: JSON.stringify(sri, null, 2) })
    },
  }
}
