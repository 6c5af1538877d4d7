import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const minute = 60_000

const works = (program: string) => spawnSync(program, ['--version'], { timeout: minute }).status === 0

function installDebians(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log("Installing Debian's PHP for the tests, once.")
  const options = { timeout: 5 * minute, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'php-cli'], options)
}

/**
 * The PHP that the WordPress plugin is tried with: the one named by `RESIDENT_PHP`, else the system's, else Debian's
 * package. Throws a sentence that says what to do where there is none.
 */
export function findPhp(): string {
  const named = process.env.RESIDENT_PHP
  if (named) {
    if (works(named)) return named
    throw new Error(`RESIDENT_PHP names ${named}, which is not a PHP that runs.`)
  }
  if (!works('php')) installDebians()
  if (works('php')) return 'php'
  throw new Error(
    'No PHP was found to try the WordPress plugin with. Install its command line (php-cli), or name one in RESIDENT_PHP.',
  )
}
