import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

const top = [
  '.ci',
  '.gitignore',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'biome.json',
  'build',
  'conformance',
  'demo',
  'docs',
  'e2e',
  'hosts',
  'package-lock.json',
  'package.json',
  'server',
  'src',
  'tests',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
]

const text = /\.(ts|tsx|vue|svelte|mjs|js|json|css|html|md|sql|svg|txt)$|^[^/]*$|^\.ci\//
const read = (file: string) => readFileSync(file, 'utf8')

describe('the tree', () => {
  it('has only the listed entries at the root', () => {
    const present = new Set(trackedFiles().map(path => path.split('/')[0] ?? ''))
    expect([...present].filter(name => !top.includes(name))).toEqual([])
  })

  it('has no code file of more than 250 lines', () => {
    const code = trackedFiles(
      /^(src|widgets|hosts|server|demo|build|tools)\/.*\.(ts|tsx|vue|svelte|mjs|css)$/,
    )
    const long = code.filter(file => read(file).trimEnd().split('\n').length > 250)
    expect(long).toEqual([])
  })

  it('names no folder of a developer’s machine', () => {
    const machine = new RegExp(`(^|[^\\w.}])/(${['work', 'root', 'home', 'Users'].join('|')})/`, 'm')
    expect(trackedFiles(text).filter(file => machine.test(read(file)))).toEqual([])
  })

  it('contains no generated, downloaded or temporary file', () => {
    expect(trackedFiles(/(^|\/)(dist|node_modules|\.data|\.cache|test-results|playwright-report)\//)).toEqual(
      [],
    )
  })

  it('has exact versions in package.json and no registry address in the lock file', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
    const versions = Object.values<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter(version => !/^\d+\.\d+\.\d+/.test(version))).toEqual([])
    expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*registry/)
  })

  it('has every platform’s packages in the lock file, because npm ci fails without them', () => {
    const { packages } = JSON.parse(read('package-lock.json'))
    const isLocked = (owner: string, name: string): boolean =>
      `${owner}/node_modules/${name}`.replace(/^\//, '') in packages ||
      (owner !== '' && isLocked(owner.slice(0, Math.max(0, owner.lastIndexOf('node_modules/') - 1)), name))
    const missing = Object.entries<{ optionalDependencies?: object }>(packages).flatMap(([path, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(name => !isLocked(path, name)),
    )
    expect(missing).toEqual([])
  })

  it('.ci/run is executable and calls npm test', () => {
    expect(statSync('.ci/run').mode & 0o111).toBe(0o111)
    expect(read('.ci/run')).toMatch(/^#!.*\n[\s\S]*^exec npm test$/m)
  })
})
