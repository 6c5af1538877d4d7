import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

const knip = resolve('node_modules/knip/bin/knip.js')

function runKnip(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [knip, '--no-progress', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

it('knip finds no unused file, export or package', () => {
  expect(runKnip('.', '--config', 'tools/knip.jsonc', '--no-config-hints')).toEqual({ status: 0, output: '' })
})

it('knip reports an unused file, an unused export and an unused package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'resident-knip-'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('package.json', JSON.stringify({ name: 'x', main: 'main.ts', dependencies: { zustand: '*' } }))
  write('main.ts', "import { used } from './lib.ts'\nused()\n")
  write('lib.ts', 'export const used = () => {}\nexport const unused = 1\n')
  write('orphan.ts', 'export const alone = 1\n')
  const { status, output } = runKnip(folder)
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  for (const name of ['orphan.ts', 'unused', 'zustand']) expect(output).toContain(name)
})

it('every package that knip ignores is named in a source', () => {
  const config = readFileSync('tools/knip.jsonc', 'utf8')
  const [, list = ''] = /"ignoreDependencies": \[([^\]]*)\]/.exec(config) ?? []
  const ignored = [...list.matchAll(/^ *"([^"]+)"/gm)].map(match => match[1] ?? '')
  const sources = trackedFiles(/^(build|tools|tests|e2e|server|demo|hosts)\/.*\.(ts|tsx|conf)$/)
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  expect(ignored.length).toBeGreaterThan(5)
  expect(ignored.filter(name => !sources.includes(name.replace('@biomejs/', '')))).toEqual([])
})
