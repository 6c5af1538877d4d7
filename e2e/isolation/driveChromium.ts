import type { Page } from '@playwright/test'
import type { Driver } from './Driver.ts'

/** Drives Chromium through the page that Playwright provides. */
export const driveChromium = (page: Page): Driver => ({
  open: async address => void (await page.goto(address)),
  // Playwright's types restrict the argument to serializable types, which a generic parameter cannot express.
  run: (work, argument) => page.evaluate(work as never, argument),
  runInFrame: async (selector, work, argument) => {
    const frame = await (await page.locator(selector).elementHandle())?.contentFrame()
    if (!frame) throw new Error(`There is no frame ${selector}.`)
    return frame.evaluate(work as never, argument)
  },
  type: (selector, text) => page.locator(selector).pressSequentially(text),
  close: () => Promise.resolve(),
})
