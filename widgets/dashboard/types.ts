import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface EventItem {
  readonly event: CurrentEvent
  /** Name of the contract, if the user has several. */
  readonly contract?: string | undefined
  /** Link to the page that handles the event. */
  readonly link: LinkProps
}

export interface Block {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly address?: string | undefined
}

export interface DashboardViewProps {
  readonly panel: Panel<readonly EventItem[]>
  /** The platform's blocks; empty if unknown. */
  readonly blocks: readonly Block[]
  /** Load time of cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly onRetry: () => void
}
