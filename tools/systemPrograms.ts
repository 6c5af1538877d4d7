import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const minute = 60_000

/** Whether a program exists and runs; system libraries may be missing on a minimal machine. */
export const works = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: minute }).status === 0

/** The first of these programs on PATH that passes the check. */
export const findOnSystem = (names: readonly string[], isGood = works): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(isGood)

/** Installs packages on Debian if the process has the permission. */
export function installDebians(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing Debian's ${packages.join(' and ')} for the tests, once.`)
  const options = { timeout: 10 * minute, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/** Returns what `find` finds, if necessary after installing Debian's packages. */
export function findOrInstall<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
): Found | undefined {
  const present = find()
  if (present) return present
  installDebians(packages)
  return find()
}

/**
 * Path of the program that an environment variable names; undefined if it is not set.
 * @param what the expected program, for the error message
 * @throws Error if the program does not run
 */
export function namedProgram(variable: string, what: string): string | undefined {
  const named = process.env[variable]
  if (!named) return undefined
  const path = works(named) ? named : findOnSystem([named])
  if (path) return path
  throw new Error(`${variable} names ${named}, which is not a ${what} that runs.`)
}
