import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOnSystem } from './systemPrograms.ts'

/** What isolation tests drive WebKit by. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A screen that nobody sees: WebKitGTK has no mode without one. */
  readonly screen: string
}

/** Path of the system's Firefox. */
export const findFirefox = (): string | undefined => findOnSystem(['firefox-esr', 'firefox'])

/** MiniBrowser stands in no folder of the path, but beside the library it shows. */
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

/** Paths of the system's WebKitGTK, its driver and a screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const browser = findMiniBrowser()
  // Neither tells its version without a fault.
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map(name => findOnSystem([name], existsSync))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}
