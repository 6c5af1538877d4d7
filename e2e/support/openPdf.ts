import { expect, type Page } from '@playwright/test'

/**
 * Presses what opens a PDF in another tab, and closes the tab. The answer is checked and not the tab, because Chromium
 * without windows shows no PDF.
 * @returns the address of the file
 */
export async function openPdf(page: Page, address: RegExp, press: () => Promise<void>): Promise<string> {
  const context = page.context()
  const [tab, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', response => address.test(response.url())),
    press(),
  ])
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline/),
  })
  await tab.close()
  return answer.url()
}
