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

/** State of an invoice as a badge. */
export function InvoiceStatus({ state }: Pick<Invoice, 'state'>) {
  const t = useT()
  return <Status {...looks[state]}>{t(`states.${state}`)}</Status>
}
