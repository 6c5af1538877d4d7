import type { Page } from '@playwright/test'

/** A layout shift as Chromium scores it. */
interface LayoutShift {
  readonly value: number
  /** Whether it followed something that the person did, or another size of the window. */
  readonly hadRecentInput: boolean
}

type Watching = Window & { layoutShifts: LayoutShift[] }

/** Records the layout shifts of each document that the page opens from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    ;(window as unknown as Watching).layoutShifts = shifts
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & LayoutShift
        shifts.push({ value, hadRecentInput })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts of the current document, in order. */
export const shiftsIn = (page: Page): Promise<readonly LayoutShift[]> =>
  page.evaluate(() => (window as unknown as Watching).layoutShifts)
