import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findOnSystem, findOrInstall } from './systemPrograms.ts'

/** What isolation tests drive WebKit by. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A screen that nobody sees: WebKitGTK has no mode without one. */
  readonly screen: string
}

/** Path of the system's Firefox, installed where that can be done; else undefined. */
export const findFirefox = (): string | undefined =>
  findOrInstall(() => findOnSystem(['firefox-esr', 'firefox']), ['firefox-esr'])

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

function findWebKitPrograms(): WebKitPrograms | undefined {
  const browser = findMiniBrowser()
  // Neither tells its version without a fault.
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map(name => findOnSystem([name], existsSync))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** Paths of the system's WebKitGTK, its driver and a screen, installed where that can be done; else undefined. */
export const findWebKit = (): WebKitPrograms | undefined =>
  findOrInstall(findWebKitPrograms, ['webkit2gtk-driver', 'xvfb'])
