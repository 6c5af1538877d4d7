import type * as z from 'zod/mini'
import type { MyHouseAnswer } from '../../src/api/schemas/house.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export type House = z.infer<typeof MyHouseAnswer>['data']

export interface MyHouseViewProps {
  readonly panel: Panel<House>
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  /** Codes of the services that are billed to the contract (BIL-5). */
  readonly billedServices: readonly string[]
  /** Link to the contract's bills. */
  readonly bills: LinkProps
  readonly onRetry: () => void
  /** Downloads the cleaning days as an iCalendar file. */
  readonly onCalendar: () => void
}
