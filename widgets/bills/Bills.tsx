import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Invoice } from '../../src/api/schemas/invoices.ts'
import type { Payment } from '../../src/api/schemas/payments.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { rowsOf } from '../../src/lists/rowsOf.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { OutcomeSkeleton } from '../../src/payments/OutcomeSkeleton.tsx'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { FirstAnswers } from '../../src/runtime/FirstAnswers.tsx'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useOnline } from '../../src/runtime/useOnline.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useStableCallback } from '../../src/runtime/useStableCallback.ts'
import { BillsView } from './BillsView.tsx'
import type { attributes } from './bills.widget.ts'
import { Compare } from './Compare.tsx'
import { BillsElsewhere } from './components/BillsElsewhere.tsx'
import { CompareSkeleton } from './components/CompareCard.tsx'
import { recentYears } from './model.ts'
import {
  fetchInvoiceFileUrl,
  fetchReceiptUrl,
  historyQuery,
  invoicesQuery,
  lastInvoiceQuery,
  takesPaymentsQuery,
} from './queries.ts'
import { startedPayment } from './startedPayments.ts'
import type { BillsFilter, BillsTab } from './types.ts'

// Lazy, because few visits end in a payment.
const Pay = lazyComponent(async () => (await import('./Pay.tsx')).Pay)
const PayAdvance = lazyComponent(async () => (await import('./PayAdvance.tsx')).PayAdvance)
const BillOutcome = lazyComponent(
  async () => (await import('./BillOutcome.tsx')).BillOutcome,
  <OutcomeSkeleton />,
)

const everything: BillsFilter = { kind: 'all', year: undefined }

type Props = PropsOf<typeof attributes>

/** Bills of one contract (BIL-1). */
export const Bills = (props: Props) => (
  <QueryShell>
    <ContractBills {...props} />
  </QueryShell>
)

/** The contract id is the key, so that a new contract starts with fresh state. */
function ContractBills(props: Props) {
  const { client } = useElement().suite
  const {
    contract: { id },
    group,
  } = useContract()
  if (!group.settings.billLinkEnabled) return <BillsElsewhere />
  return (
    <FirstAnswers key={id} onFetch={cache => [cache.query(lastInvoiceQuery(client, id))]}>
      <BillsOf {...props} />
    </FirstAnswers>
  )
}

function BillsOf({ view }: Props) {
  const { suite } = useElement()
  const { client } = suite
  const {
    contract: { id, organizationId, isActive },
    group: { settings },
  } = useContract()
  const { today, time } = useFormat()
  const online = useOnline()
  const [tab, setTab] = useState<BillsTab>('invoices')
  const [filter, setFilter] = useState(everything)
  const { file, show } = useSignedFile(invoice => fetchInvoiceFileUrl(client, id, invoice))

  const receipts = useSignedFile((payment: string) => fetchReceiptUrl(client, id, payment))

  const cache = useQueryClient()
  /**
   * What the payment dialog is for; undefined until it was opened once, and null when it is closed. Closed, it stays,
   * because the browser gives the focus back then.
   */
  const [toPay, setToPay] = useState<Invoice | 'advance' | null>()
  const openPayment = (next: Invoice | 'advance') => {
    // The script comes beside that of the dialog, and what follows the payment before it is started.
    ;(next === 'advance' ? PayAdvance : Pay).preload()
    void BillOutcome.preload()
    setToPay(next)
  }
  const closePayment = () => setToPay(null)
  /** The payment to report on. */
  const [reported, setReported] = useState(() => startedPayment(id))
  const [isSettledHere, setSettledHere] = useState(false)
  const settle = (payment: Payment) => {
    closePayment()
    setReported(payment.id)
    setSettledHere(true)
  }

  const latest = useQuery(lastInvoiceQuery(client, id))
  const bill = latest.data ?? undefined
  const takesPayments = useQuery(takesPaymentsQuery(suite, organizationId)).data
  const { markSeen } = useMarkRead((ids, isRead) =>
    cache.setQueryData(lastInvoiceQuery(client, id).queryKey, last =>
      last && ids.has(last.id) ? { ...last, isRead } : last,
    ),
  )
  const markedRead = useRef(0)
  const open = useStableCallback(() => {
    if (!bill || bill.isRead || markedRead.current === bill.id) return
    markedRead.current = bill.id
    markSeen([{ category: 'invoice', id: bill.id }])
  })
  const pay = (invoice: Invoice) => {
    if (invoice.id === bill?.id) open()
    openPayment(invoice)
  }
  // With the full list the newest bill is marked as read when shown. With the latest bill alone it is
  // marked by opening its file or paying.
  useEffect(() => {
    if (bill && view === 'all') open()
  }, [bill, view, open])
  const invoices = useInfiniteQuery({
    ...invoicesQuery(client, id, filter),
    enabled: view === 'all' && tab === 'invoices',
  })
  const history = useInfiniteQuery({ ...historyQuery(client, id, filter), enabled: tab === 'history' })
  const listed = rowsOf(invoices)
  const billOf = (id = bill?.id) => (id === bill?.id ? bill : listed?.rows.find(row => row.id === id))
  // A bill that is open in the dialog stays there as it was if the lists have no newer state of it.
  const billToPay = toPay && toPay !== 'advance' ? (billOf(toPay.id) ?? toPay) : undefined
  const activeList = tab === 'invoices' ? invoices : history

  const invoicePanel = usePanel({ data: listed, error: invoices.error })
  const historyPanel = usePanel({ data: rowsOf(history), error: history.error })

  const list = tab === 'invoices' ? { tab, panel: invoicePanel } : { tab, panel: historyPanel }

  return (
    <BillsView
      latest={usePanel(latest)}
      takesPayments={takesPayments}
      list={view === 'all' ? list : undefined}
      filter={filter}
      years={recentYears(today)}
      file={tab === 'history' ? receipts.file : file}
      loadedAt={!online && latest.dataUpdatedAt > 0 ? time(new Date(latest.dataUpdatedAt)) : undefined}
      outcome={
        reported !== undefined && (
          <BillOutcome
            contract={id}
            payment={reported}
            isSettledHere={isSettledHere}
            billOf={billOf}
            takesPayments={takesPayments}
            receipt={receipts.file}
            onReceipt={payment => void receipts.show(payment, 'open')}
            onPay={pay}
            onAdvance={() => openPayment('advance')}
            onClose={() => setReported(undefined)}
          />
        )
      }
      paying={
        toPay === 'advance' && bill ? (
          <PayAdvance contract={id} currency={bill.currency} onSettled={settle} />
        ) : billToPay ? (
          <Pay
            contract={id}
            invoice={billToPay}
            takesPayments={takesPayments ?? true}
            onBill={() => void cache.invalidateQueries({ queryKey: ['invoices', id] })}
            onClose={closePayment}
            onSettled={settle}
          />
        ) : toPay === undefined ? undefined : null
      }
      compare={
        view === 'all' &&
        (bill ? (
          <Compare key={bill.id} contract={id} invoice={bill} />
        ) : (
          latest.isPending && <CompareSkeleton />
        ))
      }
      onPay={pay}
      isAdvance={toPay === 'advance'}
      onAdvance={settings.advancePaymentsEnabled && isActive ? () => openPayment('advance') : undefined}
      onPayClose={closePayment}
      onRetryLatest={() => void latest.refetch()}
      onRetryList={() => void activeList.refetch()}
      onTab={next => {
        setTab(next)
        setFilter({ ...everything, year: filter.year })
      }}
      onFilter={setFilter}
      onMore={() => void activeList.fetchNextPage()}
      onReceipt={payment => void receipts.show(payment, 'open')}
      onFile={(invoiceId, purpose) => {
        if (invoiceId === bill?.id) open()
        void show(invoiceId, purpose)
      }}
    />
  )
}
