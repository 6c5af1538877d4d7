import { defineConfig } from '@playwright/test'
import { testChromiumOptions } from '../tools/browser.ts'

const screenReaderTests = 'announcements.spec.ts'

/** Real Chromium, the built files and the real server. */
export default defineConfig({
  testDir: '.',
  globalSetup: './prepareServers.ts',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  // Each worker has its own server (support/test.ts). A screen reader reads to one of them alone, and mostly waits.
  workers: 3,
  projects: [
    { name: 'screen reader', testMatch: screenReaderTests, workers: 1 },
    // With three, steps of a slow machine take longer than tests wait, and none of the time is saved.
    { name: 'pages', testIgnore: screenReaderTests, workers: 2 },
  ],
  // On a slow machine a step times out before its test, so that the error names the step.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Traces cost 5 % of the time: `--trace on` or `--trace retain-on-failure` records them.
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: await testChromiumOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright can neither observe nor fail requests of a service worker; the offline test allows them.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Vilnius',
  },
})
