import puppeteer, { type Page } from 'puppeteer-core'
import { fontFolder, fontVariables } from '../../tools/fontVariables.ts'
import type { Driver } from './Driver.ts'

/** Starts Firefox and drives it by WebDriver BiDi. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...fontVariables },
    // Firefox's sandbox would otherwise ask another process about each file at each search for a font: half of its time.
    extraPrefsFirefox: { 'security.sandbox.content.read_path_whitelist': fontFolder },
    defaultViewport: { width: 1280, height: 720 },
  })
  const page = await browser.newPage()
  return {
    open: address => openAgain(page, address),
    run: (work, argument) => page.evaluate(work as never, argument),
    runInFrame: async (selector, work, argument) => {
      const frame = await (await page.$(selector))?.contentFrame()
      if (!frame) throw new Error(`There is no frame ${selector}.`)
      return frame.evaluate(work as never, argument)
    },
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}

/** Firefox gives up a navigation that meets one of the page's own, such as that to a remembered address. */
async function openAgain(page: Page, address: string, attempts = 5): Promise<void> {
  try {
    await page.goto(address)
  } catch (error) {
    const isInterrupted = /NS_BINDING_ABORTED|A new navigation interrupted/.test(String(error))
    if (!isInterrupted || attempts === 1) throw error
    await openAgain(page, address, attempts - 1)
  }
}
