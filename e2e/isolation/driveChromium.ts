import type { Page } from '@playwright/test'
import type { Driver } from './Driver.ts'

/** Chromium, by the page that a walk has. */
export const driveChromium = (page: Page): Driver => ({
  open: async address => void (await page.goto(address)),
  // Playwright takes functions of any argument; its types know more of what can be sent than can be said here.
  run: (work, argument) => page.evaluate(work as never, argument),
  type: (selector, text) => page.locator(selector).pressSequentially(text),
  close: () => Promise.resolve(),
})
