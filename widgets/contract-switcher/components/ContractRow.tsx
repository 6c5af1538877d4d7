import { Check } from 'lucide'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { ContractSummary } from '../../../src/contracts/ContractSummary.tsx'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'

interface Props {
  readonly contract: Contract
  /** Shown if the vendor has several organizations. */
  readonly organization: string | undefined
  readonly current: boolean
  readonly onPick: () => void
}

/** One contract to choose. */
export function ContractRow({ contract, organization, current, onPick }: Props) {
  useSheet(rowsCss)
  const t = useT()
  return (
    <button type="button" className="contract pick" aria-current={current || undefined} onClick={onPick}>
      <ContractSummary contract={contract} organization={organization} />
      {current && (
        <>
          <Icon node={Check} />
          <span className="vh">{t('current')}</span>
        </>
      )}
    </button>
  )
}
