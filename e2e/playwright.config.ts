import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from '../tools/browser.ts'

/** Real Chromium, the built files and the real server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/startServer.ts',
  // One server with one list of faults: a fault made for one test must not strike another.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: [...chromiumArguments] },
    ...(process.env.RESIDENT_PORTAL ? { baseURL: process.env.RESIDENT_PORTAL } : {}),
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a worker makes cannot be watched or made to fail; the walk without a connection allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
    trace: 'retain-on-failure',
  },
})
