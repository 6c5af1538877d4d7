import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useInnerRoute, useLastOpened } from '../../src/runtime/useInnerRoute.ts'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { OffersView } from './OffersView.tsx'
import { OneOffer } from './OneOffer.tsx'
import type { attributes } from './offers.widget.ts'
import { offersQuery } from './queries.ts'

type Props = PropsOf<typeof attributes>

/** Special offers, and the open one (OFF-1). */
export const Offers = (props: Props) => (
  <QueryShell>
    <OffersContent {...props} />
  </QueryShell>
)

function OffersContent({ contract, offer }: Props) {
  const { where, byItself, link } = useInnerRoute({ offer })
  const opened = Number(where.offer)
  const lastOpened = useLastOpened(contract, byItself && opened > 0 ? opened : undefined)
  if (opened > 0)
    return (
      <OneOffer
        key={opened}
        id={opened}
        contractId={contract}
        takesFocus={byItself}
        list={link({ offer: undefined }, 'offers')}
      />
    )
  return (
    <AllOffers
      contractId={contract}
      lastOpened={lastOpened}
      linkTo={id => link({ offer: String(id) }, 'offer', { offer: id })}
    />
  )
}

interface ListProps {
  readonly contractId: number | undefined
  readonly lastOpened: number | undefined
  readonly linkTo: (id: number) => LinkProps
}

function AllOffers({ contractId, lastOpened, linkTo }: ListProps) {
  const { client } = useElement().suite
  const { time } = useFormat()
  const online = useOnline()
  const list = useInfiniteQuery(offersQuery(client, contractId))
  return (
    <OffersView
      state={{
        kind: 'all',
        panel: usePanel({ data: rowsOf(list), error: list.error }),
        lastOpened,
        loadedAt: !online && list.dataUpdatedAt > 0 ? time(new Date(list.dataUpdatedAt)) : undefined,
        linkTo,
      }}
      onRetry={() => void list.refetch()}
      onMore={() => void list.fetchNextPage()}
    />
  )
}
