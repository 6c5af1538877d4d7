import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import { TextsContext } from '../../src/i18n/TextsContext.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useInView } from '../../src/runtime/useInView.ts'
import { useMay } from '../../src/runtime/useMay.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { CompareCard } from './components/CompareCard.tsx'
import { changesQuery, monthsQuery } from './queries.ts'

interface Props {
  readonly contract: number
  readonly invoice: Invoice
}

/** Compares the latest bill with earlier ones. */
export function Compare({ contract, invoice }: Props) {
  const { client } = useElement().suite
  const { locale } = useContext(TextsContext)
  const link = useDestination()
  const { group } = useContract()
  const mayRead = useMay('meters')
  const isMonthly = invoice.type === 'monthly'
  const changes = useQuery({ ...changesQuery(client, contract, invoice.id, locale), enabled: isMonthly })
  // The chart is often far below the view. What the bill is made of is loaded at once, because it is printed too.
  const [monthsPlace, areMonthsNear] = useInView<HTMLDivElement>()
  const months = useQuery({ ...monthsQuery(client, contract), enabled: areMonthsNear })
  const changesPanel = usePanel(changes)
  return (
    <CompareCard
      changes={isMonthly ? changesPanel : undefined}
      months={usePanel(months)}
      monthsPlace={monthsPlace}
      consumption={mayRead ? link('consumption', contractDestination(group, contract).params) : undefined}
      onRetryChanges={() => void changes.refetch()}
      onRetryMonths={() => void months.refetch()}
    />
  )
}
