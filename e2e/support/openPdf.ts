import { expect, type Page } from '@playwright/test'

/**
 * Presses what opens a PDF in another tab, and closes the tab. The answer is checked and not the tab, because Chromium
 * without windows shows no PDF.
 */
export async function openPdf(page: Page, address: RegExp, press: () => Promise<void>): Promise<void> {
  const context = page.context()
  const [tab, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', response => address.test(response.url())),
    press(),
  ])
  expect(answer.request().isNavigationRequest()).toBe(true)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  await tab.close()
}
