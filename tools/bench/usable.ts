import type { Browser } from 'playwright'
import { type Figure, median, repeat } from './report.ts'
import { slowPhone } from './slowPhone.ts'
import { onStrangersPages } from './stage.ts'

const runs = 3

/** Milliseconds from navigation until the page's element has an input. */
async function timeUsable(browser: Browser, address: string, tag: string): Promise<number> {
  const page = await browser.newPage()
  await slowPhone(await page.context().newCDPSession(page))
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.waitForFunction(name => {
    const host = document.querySelector(name)
    // Password fields are in the light DOM, where password managers look.
    const field = host?.shadowRoot?.querySelector('input') ?? host?.querySelector('input')
    return field?.checkVisibility() ? performance.now() : 0
  }, tag)
  const milliseconds = await time.jsonValue()
  await page.context().close()
  return milliseconds
}

/** The forms of first visits and their limits in seconds. */
const forms = { login: 1.2, 'client-form': 1.5, 'card-payment': 1.5 }

/** Time on a slow phone until the public forms accept input, each alone on a page. */
export const measureUsable = (): Promise<Figure[]> =>
  onStrangersPages(async (browser, pageWith) => {
    const figures: Figure[] = []
    for (const [name, budget] of Object.entries(forms)) {
      const tag = `resident-${name}`
      const times = await repeat(runs, () => timeUsable(browser, pageWith(`<${tag}></${tag}>`), tag))
      figures.push({
        name: tag,
        median: `${(median(times) / 1000).toFixed(2)} s`,
        runs,
        beside: `at most ${budget.toFixed(2)} s`,
      })
    }
    return figures
  })
