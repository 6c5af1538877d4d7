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
  return { status, said: stdout + stderr }
}

it('a command that does not exist is refused with the ones that do', () => {
  const { status, said } = run('.', ['destroy'])
  expect(status).toBe(1)
  expect(said).toMatch(/There is no command "destroy"\. There are: bench, build, .*test-unit\./)
})

it('a command gets its arguments and gives its exit code', () => {
  const { status, said } = run('.', ['new-widget', 'Not A Name'])
  expect(status).toBe(1)
  expect(said).toContain('small letters with hyphens')
})

describe('on a fresh clone', () => {
  let clone: string
  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'resident-run-'))
    for (const file of ['package.json', 'package-lock.json', 'tools/run.mjs', 'tools/commands/build.ts'])
      cpSync(file, join(clone, file))
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  /** Stands in for npm: says this and fails, or puts down what a finished installation leaves. */
  const npmThat = (code: string) => {
    const cli = join(clone, 'npm-cli.js')
    writeFileSync(
      cli,
      `import { writeFileSync } from 'node:fs'; writeFileSync('asked', process.argv[2]); ${code}`,
    )
    return { npm_execpath: cli }
  }

  it('what is missing is installed; without a network that is said in a sentence', () => {
    const { status, said } = run(
      clone,
      ['build'],
      npmThat('console.error("getaddrinfo ENOTFOUND"); process.exit(1)'),
    )
    expect(status).toBe(1)
    expect(said).toMatch(
      /Installing the packages.*ENOTFOUND.*the npm registry does not answer\. Check the network/s,
    )
  })

  it('packages that are not those of the lock file are installed anew, and the same ones are not', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const node = join(clone, 'node_modules/node/bin/node')
    mkdirSync(dirname(node), { recursive: true })
    cpSync(process.execPath, node)
    writeFileSync(join(clone, 'tools/commands/build.ts'), 'console.log("built")')
    const env = npmThat('process.exit(1)')
    const present = (packages: object) =>
      writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

    present(lock.packages)
    expect(run(clone, ['build'], env)).toEqual({ status: 0, said: 'built\n' })
    expect(existsSync(join(clone, 'asked'))).toBe(false)

    present({ ...lock.packages, 'node_modules/react': { version: '18.0.0' } })
    expect(run(clone, ['build'], env).status).toBe(1)
    expect(readFileSync(join(clone, 'asked'), 'utf8')).toBe('ci')
  })
})
