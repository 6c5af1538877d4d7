import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const run = (folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync('node', [join(folder, 'tools', 'run.mjs'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { status, output: stdout + stderr }
}

it('rejects an unknown command and lists the known ones', () => {
  const { status, output } = run('.', ['destroy'])
  expect(status).toBe(1)
  expect(output).toMatch(/There is no command "destroy"\. There are: .*bench, build, .*test-unit\b/)
})

it('passes arguments to the command and returns its exit code', () => {
  const { status, output } = run('.', ['new-widget', 'Not A Name'])
  expect(status).toBe(1)
  expect(output).toContain('small letters with hyphens')
})

describe('on a fresh clone', () => {
  let clone: string
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'resident-run-'))
    for (const file of ['package.json', 'package-lock.json', 'tools/run.mjs', 'tools/commands/build.ts'])
      cpSync(file, join(clone, file))
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  /** A replacement for npm that records its command and runs this code. */
  const npmThat = (code: string) => {
    const cli = join(clone, 'npm-cli.js')
    writeFileSync(
      cli,
      `import { writeFileSync } from 'node:fs'; writeFileSync('asked', process.argv[2]); ${code}`,
    )
    return { npm_execpath: cli }
  }

  it('installs missing packages; reports an unreachable registry in a sentence', () => {
    const { status, output } = run(
      clone,
      ['build'],
      npmThat('console.error("getaddrinfo ENOTFOUND"); process.exit(1)'),
    )
    expect(status).toBe(1)
    expect(output).toMatch(
      /Installing the packages.*ENOTFOUND.*the npm registry does not answer\. Check the network/s,
    )
  })

  it('rejects a lock file with packages that npm does not install', () => {
    const node = join(clone, 'node_modules/node/bin/node')
    mkdirSync(dirname(node), { recursive: true })
    writeFileSync(node, '')
    const { status, output } = run(clone, ['build'], npmThat('process.exit(0)'))
    expect(status).toBe(1)
    expect(output).toContain('package-lock.json lists packages that npm does not install')
  })

  const installNode = () => {
    const node = join(clone, 'node_modules/node/bin/node')
    mkdirSync(dirname(node), { recursive: true })
    cpSync(process.execPath, node)
  }
  const listAsInstalled = (packages: object) =>
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

  it('installs again only when the packages differ from the lock file', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    installNode()
    writeFileSync(join(clone, 'tools/commands/build.ts'), 'console.log("built")')
    const env = npmThat('process.exit(1)')

    listAsInstalled(lock.packages)
    expect(run(clone, ['build'], env)).toEqual({ status: 0, output: 'built\n' })
    expect(existsSync(join(clone, 'asked'))).toBe(false)

    listAsInstalled({ ...lock.packages, 'node_modules/react': { version: '18.0.0' } })
    expect(run(clone, ['build'], env).status).toBe(1)
    expect(readFileSync(join(clone, 'asked'), 'utf8')).toBe('ci')
  })

  it('starts a server, and nothing else, with the options and variables of package.json', () => {
    installNode()
    listAsInstalled(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    const { serverOptions, serverVariables } = JSON.parse(readFileSync('package.json', 'utf8')).config
    const [own = ''] = Object.keys(serverVariables)
    const print = `console.log(JSON.stringify([process.execArgv, ${JSON.stringify(Object.keys(serverVariables))}
      .map(name => process.env[name] ?? '')]))`
    for (const command of ['build', 'serve', 'start'])
      writeFileSync(join(clone, `tools/commands/${command}.ts`), print)
    const startedWith = (command: string, env?: Readonly<Record<string, string>>): unknown =>
      JSON.parse(run(clone, [command], env).output)

    const values: readonly string[] = Object.values(serverVariables)
    for (const command of ['serve', 'start']) expect(startedWith(command)).toEqual([serverOptions, values])
    expect(startedWith('build')).toEqual([[], values.map(() => '')])
    expect(startedWith('serve', { [own]: '' })).toEqual([serverOptions, ['', ...values.slice(1)]])
  })
})
