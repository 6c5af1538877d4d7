import type { CurrentEvent } from '../../src/api/schemas/dashboard.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface EventItem {
  readonly event: CurrentEvent
  /** Which contract it is about, where there are several. */
  readonly contract?: string | undefined
  /** Where it is seen to. */
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
  /** What the platform wants to say; none where that is not known. */
  readonly blocks: readonly Block[]
  /** When it was loaded, where there is no connection now. */
  readonly loadedAt?: string | undefined
  readonly onRetry: () => void
}
