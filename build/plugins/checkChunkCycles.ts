import type { Plugin } from 'vite'

/** Scripts that import each other, first and last the same; undefined if there are none. */
export function findCycle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const finished = new Set<string>()
  function visit(script: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(script)) return [...path.slice(path.indexOf(script)), script]
    if (finished.has(script)) return undefined
    for (const imported of importsOf.get(script) ?? []) {
      const cycle = visit(imported, [...path, script])
      if (cycle) return cycle
    }
    finished.add(script)
    return undefined
  }
  for (const script of importsOf.keys()) {
    const cycle = visit(script, [])
    if (cycle) return cycle
  }
  return undefined
}

/** Fails a build whose scripts import each other: one of them would run before what it needs. */
export const checkChunkCycles: Plugin = {
  name: 'resident-check-chunk-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (cycle) this.error(`Scripts import each other: ${cycle.join(' → ')}`)
  },
}
