import { CircleOff } from 'lucide'
import type { ReactNode } from 'react'
import type { Contract } from '../api/schemas/contracts.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useT } from '../i18n/useT.ts'
import { GivenName } from '../runtime/GivenName.tsx'
import { NoWrap } from '../ui/NoWrap.tsx'
import rowsCss from '../ui/rows.css?inline'
import { Status } from '../ui/Status.tsx'
import { useSheet } from '../ui/useSheet.ts'

interface Props {
  readonly contract: Pick<Contract, 'username' | 'contractName' | 'objects' | 'isActive'>
  /** Shown if the vendor has several organizations. */
  readonly organization?: string | undefined
  /** Replaces the name, e.g. by a field. */
  readonly name?: ReactNode
}

/**
 * Name, number and addresses of a contract, each address with a dot that shows whether it is active (CON-9); in
 * words too where the contract is active and an address is not.
 */
export function ContractSummary({ contract, organization, name }: Props) {
  useSheet(rowsCss)
  const t = useT()
  const { numbered } = useFormat()
  return (
    <span className="row-text">
      {name ?? <GivenName contractName={contract.contractName} />}
      <span className="muted">
        {numbered(contract.username)}
        {organization && ` · ${organization}`}
      </span>
      {contract.objects.map(({ id, address, isActive }) => {
        const state = t(isActive ? 'shared:contract.active' : 'shared:contract.inactive')
        return (
          <span key={id} className="address">
            <span className={isActive ? 'dot active' : 'dot'} title={state} aria-hidden="true" />
            <span>
              <NoWrap text={address} />
              <span className={isActive || !contract.isActive ? 'vh' : 'muted'}> ({state})</span>
            </span>
          </span>
        )
      })}
      {!contract.isActive && (
        <span>
          <Status tone="neutral" icon={CircleOff}>
            {t('shared:contract.closed')}
          </Status>
        </span>
      )}
    </span>
  )
}
