import { OfferList } from './components/OfferList.tsx'
import { OfferPanel } from './components/OfferPanel.tsx'
import type { OffersViewProps } from './types.ts'

/** The list of offers, or one of them with its order form (OFF-1). */
export const OffersView = ({ state, ...calls }: OffersViewProps) =>
  state.kind === 'all' ? <OfferList {...state} {...calls} /> : <OfferPanel {...state} {...calls} />
