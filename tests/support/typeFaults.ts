import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Compiler errors of a consumer's project that uses our types. */
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
  // Plain output, because Playwright asks programs for colours, whose codes would be inside the matched text.
  const tsc = promisify(execFile)(resolve('node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'])
  const { stdout } = await tsc.catch((failed: { stdout: string }) => {
    if (failed.stdout) return failed
    throw failed
  })
  // Libraries are checked because ours is one; errors of other libraries are ignored.
  const isOurs = (line: string) =>
    !line.includes('node_modules/') || line.includes('node_modules/resident-widgets/')
  return stdout.split('\n').filter(line => line.includes('error TS') && isOurs(line))
}
