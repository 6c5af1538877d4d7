import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import { ElementList } from '../../src/api/schemas/elementList.ts'
import { pluginFiles } from './pluginFiles.ts'

const folder = 'resident-widgets'

/** Fixed, so that equal files give an equal ZIP. */
const mtime = new Date(2000, 0, 1)

/**
 * Writes the WordPress plugin as a folder, and as a ZIP next to the loader.
 * @param output folder of all built files, which already contains the elements
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
