import { Check } from 'lucide'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { ContractSummary } from '../../../src/contracts/ContractSummary.tsx'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'

interface Props {
  readonly contract: Contract
  readonly organization: string | undefined
  /** Whether it is the current contract. */
  readonly current: boolean
  readonly checked: boolean
  readonly onChoose: () => void
}

/** One contract to change to; the whole card is clickable. */
export function Card({ contract, organization, current, checked, onChoose }: Props) {
  const t = useT()
  return (
    <label className="change-card">
      <input type="radio" name="contract" checked={checked} onChange={onChoose} />
      <span className="change-mark">{checked && <Icon node={Check} />}</span>
      <ContractSummary contract={contract} organization={organization} />
      {current && <span className="change-now muted small">{t('change.current')}</span>}
    </label>
  )
}
