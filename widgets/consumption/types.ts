import type { Consumption } from '../../src/api/schemas/consumption.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export interface ConsumptionViewProps {
  readonly panel: Panel<Consumption>
  /** The selected service; defaults to the first one. */
  readonly service: string | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly onService: (service: string) => void
  readonly onRetry: () => void
}
