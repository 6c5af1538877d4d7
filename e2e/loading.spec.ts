import { loadingPages, loadingPath } from './isolation/loadingPages.ts'
import { testInEachBrowser } from './isolation/testInEachBrowser.ts'
import { expect } from './support/test.ts'

/** Number of sign-ins that are drawn, those in open shadow roots too. Runs in the page. */
function drawnLogins(): number {
  const roots: ParentNode[] = [document]
  let drawn = 0
  for (const root of roots)
    for (const { localName, shadowRoot } of root.querySelectorAll('*')) {
      if (!shadowRoot) continue
      if (localName === 'resident-login' && shadowRoot.querySelector('.root button')) drawn += 1
      roots.push(shadowRoot)
    }
  return drawn
}

testInEachBrowser(
  browser =>
    `EMB-12: in ${browser} elements start wherever a page of others includes them, and however it includes the loader`,
  async ({ driver, pages }) => {
    for (const [name, { drawn }] of Object.entries(loadingPages)) {
      await driver.open(pages.address + loadingPath(name))
      await expect.poll(() => driver.run(drawnLogins, undefined), name).toBe(drawn)
    }
  },
)
