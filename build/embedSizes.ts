import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FileList, type Graph, listFile, listMembers } from '../hosts/embed/graph.ts'
import { suiteVersion } from './suiteVersion.ts'

/** Files that browsers fetch for each element, with their compressed size. */
export interface EmbedSizes {
  /** The measured build. */
  readonly version: string
  /** Bytes of each file, compressed with Brotli if the build compresses it. */
  readonly files: Readonly<Record<string, number>>
  /** By element: files of a page with only this element, and the additional ones for signed-in users. */
  readonly elements: Readonly<Record<string, { readonly first: string[]; readonly signedIn: string[] }>>
}

/** Reads the sizes of the current build, with English texts. Runs after the compression. */
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
      names.split(/[ ,]/).map(name => {
        const list = join(version, listFile(listMembers(names, name)))
        const { files: scripts, elements } = JSON.parse(readFileSync(join(folder, list), 'utf8')) as FileList
        const at = (positions: readonly number[] = []) =>
          positions.map(position => counted(join(version, `${scripts[position]?.[0]}.js`)))
        const texts = (owner: string) => counted(join(version, `${owner}.en.json`))
        return [
          name,
          {
            first: [
              counted('loader.js'),
              counted(list),
              ...at(elements[name]?.first),
              texts(name),
              texts('shell'),
            ],
            signedIn: [...at(elements[name]?.signedIn), texts('shared')],
          },
        ]
      }),
    ),
  }
}
