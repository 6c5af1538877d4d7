import { CircleCheck, CircleOff } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { Status } from '../../../src/ui/Status.tsx'

/** Whether a contract is active (CON-9). */
export function ContractStatus({ active }: { readonly active: boolean }) {
  const t = useT()
  return active ? (
    <Status tone="success" icon={CircleCheck}>
      {t('contract.active')}
    </Status>
  ) : (
    <Status tone="neutral" icon={CircleOff}>
      {t('contract.inactive')}
    </Status>
  )
}
