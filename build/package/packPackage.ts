import { execFile } from 'node:child_process'
import { copyFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suiteVersion } from '../suiteVersion.ts'

const packed = 'resident-widgets.tgz'

/**
 * Packs the npm package with `npm pack` into the version's folder, and next to the loader, where each build replaces it.
 * @param output folder of all built files
 */
export async function packPackage(output: string): Promise<void> {
  const folder = join(output, 'embed', suiteVersion())
  const args = ['pack', `./${output}/package`, '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 16 << 20 })
  const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }]
  renameSync(join(folder, filename), join(folder, packed))
  copyFileSync(join(folder, packed), join(output, 'embed', packed))
}
