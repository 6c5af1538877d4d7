import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import { ElementList } from '../../src/api/schemas/elementList.ts'
import { pluginFiles } from './pluginFiles.ts'

const folder = 'resident-widgets'

/** The same files make the same bytes. */
const mtime = new Date(2000, 0, 1)

/**
 * Writes the WordPress plugin: as a folder to be copied, and as the ZIP that WordPress installs, beside the loader.
 * @param output the folder of the build, where the elements are already
 */
export function writePlugin(output: string): void {
  const list = ElementList.parse(JSON.parse(readFileSync(join(output, 'embed', 'elements.json'), 'utf8')))
  const files = pluginFiles(list, list.version)
  for (const [path, content] of files) {
    const file = join(output, 'wordpress', folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  const packed = Object.fromEntries([...files].map(([path, content]) => [`${folder}/${path}`, content]))
  writeFileSync(join(output, 'embed', 'wordpress-plugin.zip'), zipSync(packed, { mtime }))
}
