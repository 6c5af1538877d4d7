import { layoutPage } from './isolation/hardPages.ts'
import { test } from './isolation/hardPagesTest.ts'
import { rooms as allRooms, layouts, parents } from './isolation/layouts.ts'
import { areDrawn, measureFrame, measureLayouts } from './isolation/measureLayouts.ts'
import { systemFramePath, systemPages } from './isolation/systemPages.ts'
import { testInEachBrowser } from './isolation/testInEachBrowser.ts'
import { expect } from './support/test.ts'

testInEachBrowser(
  browser =>
    `EMB-5: in ${browser} elements are wide enough, do not overlap and are not cut off in every layout of a page, from 280 to 2560 px`,
  async ({ browser, driver, pages }) => {
    test.setTimeout(240_000)
    await driver.open(pages.address + layoutPage.path)
    await expect.poll(() => driver.run(areDrawn, undefined)).toBe(true)
    // WebKit does not zoom the width that containers have in place of their content, and gives a cell with horizontal
    // text in vertical text no width.
    const rooms = browser === 'WebKitGTK' ? allRooms.filter(([, zoom]) => zoom === 1) : allRooms
    const faults: string[] = []
    // One parent at a time, because a driver ends scripts that take long.
    for (const parent of parents)
      faults.push(
        ...(await driver.run(measureLayouts, {
          layouts: layouts.filter(
            layout =>
              layout.parent === parent &&
              !(browser === 'WebKitGTK' && /^table cell in .*vertical/.test(layout.name)),
          ),
          rooms,
        })),
      )
    expect(faults.slice(0, 20), `${faults.length} faults`).toEqual([])
  },
)

testInEachBrowser(
  browser =>
    `EMB-15: in ${browser} elements are wide enough, do not overlap and are not cut off in the markup of WordPress, Joomla, Drupal and TYPO3`,
  async ({ driver, pages }) => {
    test.setTimeout(240_000)
    for (const name of Object.keys(systemPages)) {
      await driver.open(pages.address + systemFramePath(name))
      await expect.poll(() => driver.run(areDrawn, undefined), name).toBe(true)
      expect.soft(await driver.run(measureFrame, [320, 360, 600, 768, 1024, 1280, 1920]), name).toEqual([])
    }
  },
)
