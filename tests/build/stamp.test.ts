import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { checkInputs } from '../../build/plugins/checkInputs.ts'
import { type Inputs, inBrowserDemoInputs, isInput, suiteInputs } from '../../build/stamp.ts'
import { importsOf } from '../conventions/importsOf.ts'
import { trackedFiles } from '../conventions/trackedFiles.ts'

/** A file and all files of ours that it imports, directly or not. */
function closureOf(starts: readonly string[]): readonly string[] {
  const files = new Set(starts)
  for (const file of files)
    if (/\.(ts|mjs)$/.test(file))
      for (const target of importsOf(file))
        if (/^(src|server|demo|widgets|hosts|build|tools)\//.test(target)) files.add(target)
  return [...files]
}

describe('the stamp of a build', () => {
  it('hashes every script that runs while the suite is built', () => {
    const scripts = closureOf(['vite.config.ts', 'build/build.ts', ...trackedFiles(/^build\/.*\.ts$/)])
    expect(scripts).toContain('src/theme/tokens.ts')
    expect(scripts.filter(file => !isInput(file, suiteInputs))).toEqual([])
  })

  it('hashes every script that the in-browser demo is made of', () => {
    const scripts = closureOf(['demo/in-browser/worker.ts'])
    expect(scripts).toContain('server/app.ts')
    expect(scripts.filter(file => !isInput(file, inBrowserDemoInputs))).toEqual([])
  })

  it('leaves out what no build loads', () => {
    for (const file of ['tests/build/stamp.test.ts', 'src/decisions/versions.md', 'hosts/partner/index.html'])
      expect([file, isInput(file, suiteInputs)]).toEqual([file, false])
  })

  /** Builds main.ts, which imports lib/used.ts, with a stamp of these inputs. */
  async function buildWith(inputs: Inputs): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'resident-inputs-'))
    mkdirSync(join(folder, 'lib'))
    writeFileSync(join(folder, 'lib/used.ts'), 'export const used = 1')
    writeFileSync(join(folder, 'main.ts'), "export { used } from './lib/used.ts'")
    try {
      await build({
        configFile: false,
        root: folder,
        logLevel: 'silent',
        plugins: [checkInputs(inputs, folder)],
        build: { write: false, lib: { entry: join(folder, 'main.ts'), formats: ['es'] } },
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it('fails the build that loads a file which the stamp does not hash', async () => {
    await expect(buildWith({ paths: ['main.ts'], except: [] })).rejects.toThrow('does not hash lib/used.ts')
    await expect(buildWith({ paths: ['main.ts', 'lib'], except: ['lib/used.ts'] })).rejects.toThrow(
      'lib/used.ts',
    )
    await expect(buildWith({ paths: ['main.ts', 'lib'], except: [] })).resolves.toBeUndefined()
  })
})
