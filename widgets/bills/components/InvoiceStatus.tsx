import { CircleAlert, CircleCheck, CircleDashed, Clock, Hourglass } from 'lucide'
import type { Invoice } from '../../../src/api/schemas/invoices.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'

const looks = {
  unpaid: { tone: 'neutral', icon: Clock },
  overdue: { tone: 'danger', icon: CircleAlert },
  pending: { tone: 'warning', icon: Hourglass },
  paid: { tone: 'success', icon: CircleCheck },
  other: { tone: 'neutral', icon: CircleDashed },
} as const

/** How an invoice stands. */
export function InvoiceStatus({ state }: Pick<Invoice, 'state'>) {
  const t = useT()
  return <Status {...looks[state]}>{t(`states.${state}`)}</Status>
}
