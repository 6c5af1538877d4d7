import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCounts } from '../../tools/testCounts.ts'

/**
 * Runs Vitest on a folder and counts the results as `npm test` does.
 * @param files code by name, written into the folder before
 */
export function countRun(folder: string, files: Readonly<Record<string, string>> = {}) {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  const report = join(folder, 'report.json')
  const args = ['run', '--root', folder, '--globals', '--reporter=json', `--outputFile.json=${report}`]
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined }
  const { status } = spawnSync('node', [join('node_modules', 'vitest', 'vitest.mjs'), ...args], { env })
  return readCounts('vitest', report, status ?? 1)
}
