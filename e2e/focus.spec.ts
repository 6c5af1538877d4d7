import type { Page } from '@playwright/test'
import { openSignedIn } from './support/openSignedIn.ts'
import { expect, test } from './support/test.ts'

/** Whether the focused control, in whatever shadow root, is seen at one of 25 points at least; its name with it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!element || element === document.body) return undefined
    const { left, top, width, height } = element.getBoundingClientRect()
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
    const topmost = (x: number, y: number) => {
      let hit = document.elementFromPoint(x, y)
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y)
        if (!inner || inner === hit) break
        hit = inner
      }
      return hit
    }
    /** A control of the light DOM is drawn in the slot of an element. */
    const shows = (hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
    const isSeen = steps.some(x => steps.some(y => shows(topmost(left + width * x, top + height * y))))
    return { isSeen, name: `${element.localName} ${element.textContent.trim().slice(0, 40)}` }
  })

const pages = {
  bill: ['resident-bills', 360],
  meter: ['resident-meters', 360],
  'my-contract': ['resident-my-contract', 1280],
} as const

for (const [name, [tag, width]] of Object.entries(pages))
  test(`A11-3: on the page ${name}, ${width} px wide, each control that Tab reaches is in sight`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 640 })
    await openSignedIn(page, `/vendor/alfa/contract/1/${name}`)
    await expect(page.locator(`${tag} h2`).first()).toBeVisible()
    await expect(page.locator('resident-help-desk-button').getByRole('link')).toBeVisible()
    const hidden: string[] = []
    let count = 0
    for (; count < 150; count += 1) {
      await page.keyboard.press('Tab')
      const control = await focused(page)
      if (!control) break
      if (!control.isSeen) hidden.push(control.name)
    }
    expect(count).toBeGreaterThan(15)
    expect(hidden).toEqual([])
  })
