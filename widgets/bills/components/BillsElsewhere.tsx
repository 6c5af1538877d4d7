import { Receipt } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'

/** Stands for the bills of a vendor that does not show them here (`billLinkEnabled`). */
export function BillsElsewhere() {
  const t = useT()
  return <EmptyState icon={Receipt} title={t('elsewhere.title')} text={t('elsewhere.text')} />
}
