import type { Page } from '@playwright/test'
import { findFirefox, findWebKit } from '../../tools/otherBrowsers.ts'
import type { Driver } from './Driver.ts'
import { driveChromium } from './driveChromium.ts'
import { driveFirefox } from './driveFirefox.ts'
import { driveWebKit } from './driveWebKit.ts'

const firefox = findFirefox()
const webKit = findWebKit()

/** Starts each browser, by name; undefined if it is not installed. */
export const browsers: Readonly<Record<string, ((page: Page) => Promise<Driver>) | undefined>> = {
  Chromium: page => Promise.resolve(driveChromium(page)),
  Firefox: firefox === undefined ? undefined : () => driveFirefox(firefox),
  WebKitGTK: webKit && (() => driveWebKit(webKit)),
}
