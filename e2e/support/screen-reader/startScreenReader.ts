import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { testChromiumOptions } from '../../../tools/browser.ts'
import type { ScreenReaderPrograms } from '../../../tools/screenReader.ts'

/** Orca beside a browser. */
export interface ScreenReader {
  /** A browser with a window, whose content Orca reads. */
  readonly browser: Browser
  /** Waits until Orca is silent, and returns what it said since the last call, one line each time it spoke. */
  readonly heard: () => Promise<readonly string[]>
  /** Lets Orca read the page from its beginning. */
  readonly readPage: () => Promise<readonly string[]>
  /** Lets Orca say what has the focus. */
  readonly sayFocus: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = ''
  child.stdout?.setEncoding('utf8')
  for await (const part of child.stdout ?? []) {
    text += part
    if (text.includes('\n')) return text.split('\n')[0] ?? ''
  }
  throw new Error(`${child.spawnfile} ended without an answer`)
}

async function until(what: string, isThere: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isThere()) return
    await wait(50)
  }
  throw new Error(`The screen reader did not come to: ${what}`)
}

/**
 * Starts Orca with its own screen and message bus; it writes to a file what it would say.
 * @param locale language that Orca speaks
 */
export async function startScreenReader(
  programs: ScreenReaderPrograms,
  locale: string,
): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'resident-orca-'))
  const spoken = join(home, 'spoken.txt')
  writeFileSync(spoken, '')
  mkdirSync(join(home, 'orca'))
  copyFileSync(
    join(import.meta.dirname, 'orca-customizations.py'),
    join(home, 'orca', 'orca-customizations.py'),
  )
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, output = false) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output ? 'pipe' : 'ignore', process.env.ORCA_LOG ? 'inherit' : 'ignore'],
    })
    children.unshift(child)
    return child
  }

  const screen = start(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {},
    true,
  )
  const DISPLAY = `:${await firstLine(screen)}`
  const bus = start(programs.bus, ['--session', '--nofork', '--print-address=1'], { DISPLAY }, true)
  const env = {
    DISPLAY,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus),
    ACCESSIBILITY_ENABLED: '1',
    GSETTINGS_BACKEND: 'memory',
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: locale,
    SPOKEN: spoken,
  }
  start(programs.accessibilityBus, ['--launch-immediately'], env)
  const orca = start(programs.orca, ['--disable', 'braille'], env)
  const text = () => readFileSync(spoken, 'utf8')
  const stop = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await Promise.race([once(child, 'exit'), wait(3000)])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    }
    rmSync(home, { recursive: true, force: true })
  }
  try {
    await until('its start', () => text() !== '')
  } catch (error) {
    await stop()
    throw error
  }

  const options = await testChromiumOptions()
  const browser = await chromium.launch({
    ...options,
    executablePath: programs.chromium,
    headless: false,
    env: { ...options.env, ...env } as Record<string, string>,
    args: [...options.args, '--force-renderer-accessibility', '--window-size=1280,880'],
  })

  let read = 0
  const silence = async () => {
    for (let quiet = 0, before = ''; quiet < 4; ) {
      const marks = text().split('---\n').length
      orca.kill('SIGUSR2')
      await until('a mark', () => text().split('---\n').length > marks)
      const said = text().replaceAll('---\n', '')
      quiet = said === before ? quiet + 1 : 0
      before = said
      await wait(120)
    }
  }
  const heard = async () => {
    await silence()
    const lines = text().replaceAll('---\n', '').split('\n').slice(0, -1)
    const fresh = lines.slice(read)
    read = lines.length
    return fresh
  }
  await heard()
  return {
    browser,
    heard,
    async sayFocus() {
      orca.kill('SIGWINCH')
      return heard()
    },
    async readPage() {
      orca.kill('SIGUSR1')
      return heard()
    },
    async stop() {
      await browser.close()
      await stop()
    },
  }
}
