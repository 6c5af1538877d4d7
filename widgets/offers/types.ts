import type { Offer, OfferDetail } from '../../src/api/schemas/offers.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Offer>>
  /** The offer that was open last: it gets the focus. */
  readonly left?: number | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
}

/** What is typed into an order. */
export interface OrderState {
  readonly contracts: readonly { readonly id: number; readonly title: string }[]
  readonly contractId: number
  readonly comment: string
  /** How much of what is allowed is typed. */
  readonly used: string
  readonly error?: string | undefined
  readonly problem?: string | undefined
  readonly reference?: string | undefined
  readonly busy: boolean
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<OfferDetail>
  /** Whether it was ordered just now. */
  readonly ordered: boolean
  readonly order: OrderState
  readonly takesFocus: boolean
  readonly list: LinkProps
}

export interface OffersViewProps {
  readonly state: AllState | OneState
  readonly onRetry: () => void
  readonly onMore?: () => void
  readonly onPick?: (contractId: number) => void
  readonly onType?: (comment: string) => void
  readonly onSubmit?: () => void
}
