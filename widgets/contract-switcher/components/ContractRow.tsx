import { Check, CircleOff } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import type { Contract } from '../../../src/schemas/contracts.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Status } from '../../../src/ui/Status.tsx'

interface Props {
  readonly contract: Contract
  /** Shown where the vendor has several organizations. */
  readonly organization: string | undefined
  readonly current: boolean
  readonly onPick: () => void
}

/** One contract to choose: its name, number and places, each with a dot that tells whether it is active (CON-9). */
export function ContractRow({ contract, organization, current, onPick }: Props) {
  const t = useT()
  return (
    <button type="button" className="contract pick" aria-current={current || undefined} onClick={onPick}>
      <span className="words">
        <strong>{contract.contractName?.name ?? t('shared:pickContract.unnamed')}</strong>
        <span className="muted">
          #{contract.username}
          {organization && ` · ${organization}`}
        </span>
        {contract.objects.map(({ id, address, isActive }) => (
          <span key={id} className="address">
            <span className={isActive ? 'dot active' : 'dot'} title={t(isActive ? 'active' : 'inactive')} />
            <span>
              {address}
              <span className={isActive ? 'vh' : 'muted'}> ({t(isActive ? 'active' : 'inactive')})</span>
            </span>
          </span>
        ))}
      </span>
      {!contract.isActive && (
        <Status tone="neutral" icon={CircleOff}>
          {t('closed')}
        </Status>
      )}
      {current && (
        <>
          <Icon node={Check} />
          <span className="vh">{t('current')}</span>
        </>
      )}
    </button>
  )
}
