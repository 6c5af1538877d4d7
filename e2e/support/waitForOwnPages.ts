import type { Browser, Page, Request } from '@playwright/test'

const isDrawing = (request: Request) => new URL(request.url()).pathname.endsWith('/first-pages')

/** Waits until a request has been answered. @throws if the page is closed, or opens another one, meanwhile */
const endOf = async (request: Request) => (await request.response())?.finished()

/** Runs in the page. The script that shows a drawing comes before those of the portal's own page. */
const isOwnPage = () =>
  !('drawn' in document.documentElement.dataset) &&
  Boolean(document.getElementById('root')?.firstElementChild)

/**
 * Makes opening and reloading a page of the portal wait until what the server drew of it has left. For a moment it is there
 * beside the portal's own page, and a locator for something in one of them finds it twice. Calls with `waitUntil` do not wait.
 */
export function waitForOwnPages(browser: Browser): void {
  browser.on('context', context => context.on('page', waitForOwnPage))
}

function waitForOwnPage(page: Page): void {
  const drawings = new Set<Promise<unknown>>()
  page.on('request', request => {
    if (isDrawing(request)) drawings.add(endOf(request).catch(() => undefined))
  })
  const isOver = async () => {
    if (drawings.size === 0) return
    await Promise.all(drawings)
    drawings.clear()
    await page.waitForFunction(isOwnPage).catch(() => undefined)
  }
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    if (!options?.waitUntil) await isOver()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async options => {
    const response = await reload(options)
    if (!options?.waitUntil) await isOver()
    return response
  }
}
