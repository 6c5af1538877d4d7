import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../tools/browser.ts'

/** Real Chromium, the built files and the real server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Each has a server of its own (support/test.ts). More than two only wait for each other on a small machine.
  workers: 2,
  // What takes longer than a step may, on a machine that stalls, is told by the step's name and not by the walk's.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Traces cost a twentieth of the time: `--trace on` or `--trace retain-on-failure` records them.
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: await chromiumOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a worker makes cannot be watched or made to fail; the walk without a connection allows it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
  },
})
