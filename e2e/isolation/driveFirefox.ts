import puppeteer from 'puppeteer-core'
import { fontVariables } from '../../tools/fontVariables.ts'
import type { Driver } from './Driver.ts'

/** Starts Firefox and drives it by WebDriver BiDi. */
export async function driveFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, ...fontVariables },
    defaultViewport: { width: 1280, height: 720 },
  })
  const page = await browser.newPage()
  return {
    open: async address => void (await page.goto(address)),
    run: (work, argument) => page.evaluate(work as never, argument),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}
