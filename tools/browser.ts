import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { fontVariables } from './fontVariables.ts'
import { findOnSystem, findOrInstall, namedProgram, works } from './systemPrograms.ts'

const minute = 60_000

/** Chromium's sandbox does not run as root. The other arguments suppress requests to external services. */
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
 * Path of the Chromium for tests and measurements: the one that `RESIDENT_CHROMIUM` names, else
 * Playwright's if it is installed or can be downloaded, else the system's, else Debian's package. Sets the
 * variable, so that child processes use the same one.
 * @throws Error whose message says what to do if there is none
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

/** Options of Chromium in tests and measurements, for Playwright and Puppeteer. */
export const chromiumOptions = async () => ({
  executablePath: await findChromium(),
  args: [...chromiumArguments],
  env: { ...process.env, ...fontVariables },
})
