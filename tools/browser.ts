import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

const minute = 60_000

/** Root may not use Chromium's sandbox. The rest keeps it from asking the outside world for anything. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
]

/** A Chromium can be there and not run: Playwright's lacks system libraries on a bare machine. */
function works(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: minute }).status === 0
}

async function reaches(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(3000) })
    return true
  } catch {
    return false
  }
}

async function fetchPlaywrights(): Promise<void> {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev'
  if (!(await reaches(host))) return
  console.log('Fetching a Chromium for the tests, once.')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { timeout: 5 * minute })
}

/** The first of these programs in the system's path that is good. */
export const findOnSystem = (names: readonly string[], isGood = works): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(isGood)

const findSystems = () =>
  findOnSystem(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/** Installs packages of Debian where that is what this is and where it may be done. */
export function installDebians(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing Debian's ${packages.join(' and ')} for the tests, once.`)
  const options = { timeout: 10 * minute, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options)
}

/**
 * Path of the Chromium that tests and measurements drive: the one named by `RESIDENT_CHROMIUM`, else Playwright's
 * own when it is there or can be fetched, else the system's, else Debian's package. Programs started from here find
 * the same one at once. Throws a sentence that says what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.RESIDENT_CHROMIUM
  if (named) {
    if (works(named)) return named
    throw new Error(`RESIDENT_CHROMIUM names ${named}, which is not a Chromium that runs.`)
  }
  const own = chromium.executablePath()
  if (!existsSync(own)) await fetchPlaywrights()
  let path = works(own) ? own : findSystems()
  if (!path) {
    installDebians('chromium')
    path = findSystems()
  }
  if (!path)
    throw new Error(
      'No Chromium was found for the tests and none could be fetched. Install one, for example by ' +
        '"npx playwright install --with-deps chromium", or name one in RESIDENT_CHROMIUM.',
    )
  process.env.RESIDENT_CHROMIUM = path
  return path
}
