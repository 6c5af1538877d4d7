import { existsSync } from 'node:fs'
import { findWindowedChromium } from './browser.ts'
import { findOnSystem } from './systemPrograms.ts'

/** Programs with which tests hear what a screen reader says. */
export interface ScreenReaderPrograms {
  readonly orca: string
  readonly chromium: string
  /** A virtual screen, because Orca reads browsers with a window. */
  readonly screen: string
  /** Message bus of the session. */
  readonly bus: string
  readonly accessibilityBus: string
}

/** Debian's packages of these programs. */
export const screenReaderPackages = ['orca', 'xvfb', 'dbus', 'at-spi2-core'] as const

const accessibilityBuses = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']

/** Paths of Orca and of what it needs; undefined if one of them is missing. */
export function findScreenReader(): ScreenReaderPrograms | undefined {
  const [orca, screen, bus] = ['orca', 'Xvfb', 'dbus-daemon'].map(name => findOnSystem([name], existsSync))
  const accessibilityBus = accessibilityBuses.find(existsSync)
  const chromium = findWindowedChromium()
  return orca && chromium && screen && bus && accessibilityBus
    ? { orca, chromium, screen, bus, accessibilityBus }
    : undefined
}
