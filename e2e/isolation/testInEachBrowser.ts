import { browsers } from './browsers.ts'
import type { Driver } from './Driver.ts'
import { test } from './hardPagesTest.ts'
import type { ServedPages } from './serveHardPages.ts'

interface Started {
  readonly browser: string
  readonly driver: Driver
  readonly pages: ServedPages
}

/**
 * A test of hard pages in every browser that is installed; skipped in the others.
 * @param titleIn the title of the test in a browser
 */
export function testInEachBrowser(
  titleIn: (browser: string) => string,
  run: (started: Started) => Promise<void>,
): void {
  for (const [browser, start] of Object.entries(browsers)) {
    const title = titleIn(browser)
    if (!start) {
      test.skip(title, () => {})
      continue
    }
    test(title, async ({ page, pages }) => {
      const driver = await start(page)
      try {
        await run({ browser, driver, pages })
      } finally {
        await driver.close()
      }
    })
  }
}
