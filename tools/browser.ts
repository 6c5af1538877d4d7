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
  // Without windows Chromium hints fonts fully, and text is not as wide as in one with windows.
  '--font-render-hinting=slight',
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

/** Chromium without windows, which takes two thirds of the processor time that the one with windows takes. */
const findShell = () => findOnSystem(['chromium-headless-shell'])

const findWithWindows = () =>
  findOnSystem(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])

/**
 * Path of the Chromium for tests and measurements: the one that `RESIDENT_CHROMIUM` names, else Debian's
 * without windows, which is installed if it can be, else Playwright's if it is installed or can be
 * downloaded, else one with windows of the system's or Debian's. Sets the variable, so that child processes use the same one.
 * @throws Error whose message says what to do if there is none
 */
export async function findChromium(): Promise<string> {
  const named = namedProgram('RESIDENT_CHROMIUM', 'Chromium')
  if (named) return named
  const path =
    findOrInstall(findShell, ['chromium-headless-shell']) ??
    (await findPlaywrights()) ??
    findOrInstall(findWithWindows, ['chromium'])
  if (!path)
    throw new Error(
      'No Chromium was found for the tests and none could be fetched. Install one, for example by ' +
        '"npx playwright install --with-deps chromium", or name one in RESIDENT_CHROMIUM.',
    )
  process.env.RESIDENT_CHROMIUM = path
  return path
}

async function findPlaywrights(): Promise<string | undefined> {
  const path = chromium.executablePath()
  if (!existsSync(path)) await fetchPlaywrights()
  return works(path) ? path : undefined
}

/** Path of a Chromium that opens windows, for programs that read them. */
export function findWindowedChromium(): string | undefined {
  const path = chromium.executablePath()
  return works(path) ? path : findWithWindows()
}

/** Options of Chromium for measurements, for Playwright and Puppeteer. */
export const chromiumOptions = async () => ({
  executablePath: await findChromium(),
  args: [...chromiumArguments],
  env: { ...process.env, ...fontVariables },
})

/**
 * Options of Chromium in tests. A test's page lives for seconds, in which the optimizing compilers of V8 take more of the
 * processor than their code saves: a fifth of what a page's process uses. Positions of code are noted when it is compiled,
 * because each stack that a test's browser records for the test would compile its functions again: a twentieth.
 *
 * This machine counts as a public address. Chromium asks whether a page without an address, which a test makes up, may
 * reach a local one, and ends the page's process if that is asked before the page is committed.
 */
export const testChromiumOptions = async () => {
  const options = await chromiumOptions()
  return {
    ...options,
    args: [
      ...options.args,
      '--js-flags=--no-turbofan --no-maglev --no-enable-lazy-source-positions',
      '--ip-address-space-overrides=127.0.0.0/8=public,[::1]/128=public',
    ],
  }
}

/** Options of a Chromium that can open windows, for what differs there, such as the storage of frames of other sites. */
export const windowedChromiumOptions = async () => ({
  ...(await testChromiumOptions()),
  executablePath: findWindowedChromium() ?? (await findChromium()),
})
