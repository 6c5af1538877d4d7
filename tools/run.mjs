// `node tools/run.mjs <command>`: every npm script calls it. Plain JavaScript without packages, because it runs on a fresh
// clone and on older versions of Node: it installs missing packages, then starts tools/commands/<command>.ts with the Node
// of the packages.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const nodeOfProject = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Compares the lock file with node_modules/.package-lock.json, which npm writes last, after a complete installation. */
function isInstalled() {
  const read = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
  try {
    const locked = read('package-lock.json')
    const installed = read('node_modules/.package-lock.json')
    // npm skips optional packages for other platforms.
    const fits = ([path, { version, optional }]) =>
      (installed[path]?.version ?? (optional && version)) === version
    return existsSync(nodeOfProject) && Object.entries(locked).every(entry => !entry[0] || fits(entry))
  } catch {
    return false
  }
}

function install() {
  console.log('Installing the packages. The first time this takes about a minute.')
  const npm = process.env.npm_execpath
  const options = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund']
  const byNpm = npm !== undefined && basename(npm) === 'npm-cli.js'
  const { status, stdout, stderr, error } = spawnSync(
    byNpm ? process.execPath : 'npm',
    byNpm ? [npm, ...options] : options,
    { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20, shell: windows && !byNpm },
  )
  if (status === 0 && isInstalled()) return
  // Otherwise every command would install again, also those that tests start while others use the packages.
  if (status === 0 && existsSync(nodeOfProject))
    fail(
      'package-lock.json lists packages that npm does not install. Run "npm install --package-lock-only" and commit it.',
    )
  const output = error ? error.message : `${stdout}${stderr}`
  console.error(output)
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output))
    fail(
      'The packages could not be fetched: the npm registry does not answer. Check the network and try again.',
    )
  if (/ENOSPC/.test(output)) fail('The packages could not be installed: the disk is full.')
  if (/EACCES|EPERM/.test(output))
    fail('The packages could not be installed: you don’t have permission to write to this folder.')
  fail('The packages could not be installed. See the output of npm above.')
}

const [command = '', ...rest] = process.argv.slice(2)
const commands = readdirSync(join(root, 'tools', 'commands')).map(file => file.replace(/\.ts$/, ''))
if (!commands.includes(command))
  fail(`There is no command "${command}". There are: ${commands.sort().join(', ')}.`)

if (!isInstalled()) install()

/** Commands in whose process a server runs. */
const servers = ['serve', 'start']
const { config } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { serverOptions: options, serverVariables: variables } = servers.includes(command)
  ? config
  : { serverOptions: [], serverVariables: {} }

const child = spawn(nodeOfProject, [...options, join(root, 'tools', 'commands', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...variables,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  },
})

// A terminal sends Ctrl-C to the child as well; a second signal would interrupt its graceful stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || ![0, 1, 2].some(isatty)) child.kill(signal)
  })

// npm sends signals only to the shell between npm and this process. When that shell has ended, stop the child.
const shell = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 250).unref()

child.on('error', error => fail(`Node could not be started from the packages: ${error.message}.`))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
