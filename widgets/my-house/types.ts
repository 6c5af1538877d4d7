import type * as z from 'zod/mini'
import type { MyHouseAnswer } from '../../src/api/schemas/house.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export type House = z.infer<typeof MyHouseAnswer>['data']

export interface MyHouseViewProps {
  readonly panel: Panel<House>
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly onRetry: () => void
  /** Downloads the cleaning days as an iCalendar file. */
  readonly onCalendar: () => void
}
