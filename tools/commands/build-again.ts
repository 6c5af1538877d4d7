import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWhenStale } from '../../build/build.ts'
import { differences } from '../differences.ts'
import { main } from '../main.ts'
import { runProgram } from '../runProgram.ts'

/**
 * Builds the same files again in another folder, and fails unless both builds are equal byte by byte. Elements of
 * earlier versions, which dist/ keeps, are not compared.
 */
await main(async () => {
  await buildWhenStale()
  const folder = mkdtempSync(join(tmpdir(), 'resident-again-'))
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      encoding: 'utf8',
      maxBuffer: 1e8,
    })
    for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const program = "await (await import('./build/build.ts')).buildAll()"
    const code = await runProgram('node', ['--input-type=module', '--eval', program], { folder })
    if (code !== 0) throw new Error('The second build failed; see the error above.')
    const differing = differences(resolve('dist'), join(folder, 'dist'))
    if (differing.length > 0) throw new Error(`Two builds of the same files differ:\n${differing.join('\n')}`)
    console.log('Two builds of the same files are equal, byte by byte.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
