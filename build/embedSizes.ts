import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ElementFiles, type Graph, listFile } from '../hosts/embed/graph.ts'
import { suiteVersion } from './suiteVersion.ts'

/** What browsers fetch for each element, by file, with the bytes that go over the line. */
export interface EmbedSizes {
  /** The build that is measured. */
  readonly version: string
  /** Bytes of each file, as Brotli where that is shorter. */
  readonly files: Readonly<Record<string, number>>
  /** By name of the element: the files of a page that has nothing else, and those signed-in people need beside them. */
  readonly elements: Readonly<Record<string, { readonly first: string[]; readonly signedIn: string[] }>>
}

/** Reads the sizes of the newest build of the elements, in English, after it was compressed. */
export function embedSizes(folder: string): EmbedSizes {
  const files: Record<string, number> = {}
  const counted = (file: string) => {
    const path = join(folder, file)
    files[file] ??= statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
    return file
  }
  const version = suiteVersion()
  const { names } = JSON.parse(readFileSync(join(folder, version, 'graph.json'), 'utf8')) as Graph
  return {
    version,
    files,
    elements: Object.fromEntries(
      names.split(' ').map(name => {
        const list = join(version, listFile(name))
        const {
          files: scripts,
          first,
          signedIn,
        } = JSON.parse(readFileSync(join(folder, list), 'utf8')) as ElementFiles
        const at = (positions: readonly number[]) =>
          positions.map(position => counted(join(version, `${scripts[position]?.[0]}.js`)))
        const texts = (owner: string) => counted(join(version, `${owner}.en.json`))
        return [
          name,
          {
            first: [counted('loader.js'), counted(list), ...at(first), texts(name), texts('shell')],
            signedIn: [...at(signedIn), texts('shared')],
          },
        ]
      }),
    ),
  }
}
