import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOnSystem } from './systemPrograms.ts'

/** Programs with which isolation tests run WebKit. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A virtual screen, because WebKitGTK has no headless mode. */
  readonly screen: string
}

/** Path of the system's Firefox. */
export const findFirefox = (): string | undefined => findOnSystem(['firefox-esr', 'firefox'])

/** MiniBrowser is not in a folder of PATH, but next to WebKitGTK's library. */
const findMiniBrowser = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map(machine => join('/usr/lib', machine))
    .flatMap(folder => listed(folder).map(library => join(folder, library)))
    .filter(library => /webkit2?gtk-\d/.test(library) && listed(library).includes('MiniBrowser'))
    .map(library => join(library, 'MiniBrowser'))
    .at(-1)

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Paths of the system's WebKitGTK, its driver and a virtual screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findMiniBrowser()
  // Neither has an option that prints the version successfully.
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map(name => findOnSystem([name], existsSync))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
