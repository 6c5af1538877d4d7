import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What the compiler has against a project of somebody else's, which reads our typings as such projects do. */
export async function typeFaults(
  folder: string,
  include: readonly string[],
  options: object = {},
): Promise<readonly string[]> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    types: [],
    ...options,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }))
  // In plain lines: Playwright asks programs for colours, and those would stand within what is looked for.
  const tsc = promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'])
  const { stdout } = await tsc.catch((failed: { stdout: string }) => {
    if (failed.stdout) return failed
    throw failed
  })
  // Libraries are checked, as ours is one; faults of others are not ours to mend.
  const isOurs = (line: string) =>
    !line.includes('node_modules/') || line.includes('node_modules/resident-widgets/')
  return stdout.split('\n').filter(line => line.includes('error TS') && isOurs(line))
}
