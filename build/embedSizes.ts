import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type FileList, type Graph, listFile, listMembers } from '../hosts/embed/graph.ts'
import { suiteVersion } from './suiteVersion.ts'

interface ElementSizes {
  readonly first: readonly string[]
  readonly signedIn: readonly string[]
  /** Its texts: with the common ones for a guest or a signed-in user, if it is the first element of its page, and alone. */
  readonly texts: { readonly first: string; readonly signedIn: string; readonly own: string }
}

/** Files that browsers fetch for each element, with their compressed size. */
export interface EmbedSizes {
  /** The measured build. */
  readonly version: string
  /** Bytes of each file, compressed with Brotli if the build compresses it. */
  readonly files: Readonly<Record<string, number>>
  /** By element: files of a page with only this element, and the additional ones for signed-in users. */
  readonly elements: Readonly<Record<string, ElementSizes>>
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
        const texts = (kind: string) => counted(join(version, `${name}.en${kind}.json`))
        return [
          name,
          {
            first: [counted('loader.js'), counted(list), ...at(elements[name]?.first)],
            signedIn: at(elements[name]?.signedIn),
            texts: { first: texts('.first'), signedIn: texts('.signed-in'), own: texts('') },
          },
        ]
      }),
    ),
  }
}
