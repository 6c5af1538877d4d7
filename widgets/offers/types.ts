import type { Offer, OfferDetail } from '../../src/api/schemas/offers.ts'
import type { Rows } from '../../src/lists/rowsOf.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

export interface AllState {
  readonly kind: 'all'
  readonly panel: Panel<Rows<Offer>>
  /** The offer opened last; receives the focus. */
  readonly lastOpened?: number | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly linkTo: (id: number) => LinkProps
}

/** Values of the order form. */
export interface OrderState {
  readonly contracts: readonly { readonly id: number; readonly title: string }[]
  readonly contractId: number
  readonly comment: string
  /** Length of the comment relative to the limit, as text. */
  readonly used: string
  readonly error?: string | undefined
  readonly problem?: string | undefined
  readonly reference?: string | undefined
  readonly busy: boolean
}

export interface OneState {
  readonly kind: 'one'
  readonly panel: Panel<OfferDetail>
  /** Whether it was just ordered. */
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
