import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { fontVariables } from './fontVariables.ts'
import { findOnSystem, findOrInstall, namedProgram, works } from './systemPrograms.ts'

const minute = 60_000

/** Root may not use Chromium's sandbox. The rest keeps it from asking the outside world for anything. */
const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--no-first-run',
]

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

const findSystems = () =>
  findOnSystem(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/**
 * Path of the Chromium that tests and measurements drive: the one named by `RESIDENT_CHROMIUM`, else Playwright's
 * own when it is there or can be fetched, else the system's, else Debian's package. Programs started from here find
 * the same one at once. Throws a sentence that says what to do where there is none.
 */
export async function findChromium(): Promise<string> {
  const named = namedProgram('RESIDENT_CHROMIUM', 'Chromium')
  if (named) return named
  const own = chromium.executablePath()
  if (!existsSync(own)) await fetchPlaywrights()
  const path = works(own) ? own : findOrInstall(findSystems, ['chromium'])
  if (!path)
    throw new Error(
      'No Chromium was found for the tests and none could be fetched. Install one, for example by ' +
        '"npx playwright install --with-deps chromium", or name one in RESIDENT_CHROMIUM.',
    )
  process.env.RESIDENT_CHROMIUM = path
  return path
}

/** What Chromium is started with for tests and measurements, by Playwright as by Puppeteer. */
export const chromiumOptions = async () => ({
  executablePath: await findChromium(),
  args: [...chromiumArguments],
  env: { ...process.env, ...fontVariables },
})
