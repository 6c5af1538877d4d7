import type * as z from 'zod/mini'
import type { MyHouseAnswer } from '../../src/api/schemas/house.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export type House = z.infer<typeof MyHouseAnswer>['data']

export interface MyHouseViewProps {
  readonly panel: Panel<House>
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly onRetry: () => void
  /** Gives the cleaning days as a calendar file. */
  readonly onCalendar: () => void
}
