import { ArrowRight, Mail, Trash2 } from 'lucide'
import { useId } from 'react'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { ContractName } from '../../../src/contracts/ContractName.tsx'
import { ContractSummary } from '../../../src/contracts/ContractSummary.tsx'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { EmailState, RowCallbacks } from '../types.ts'
import { EmailPanel } from './EmailPanel.tsx'

interface Props extends RowCallbacks {
  readonly contract: Contract
  /** Shown if the vendor has several organizations. */
  readonly organization: string | undefined
  /** State of the e-mail panel, if it is open. */
  readonly email: EmailState | undefined
}

/** One contract and its actions. */
export function Row(props: Props) {
  const t = useT()
  const { numbered } = useFormat()
  const panel = useId()
  const { contract, organization, email } = props
  // The buttons look alike in every row, so their accessible names contain the contract.
  const labelled = (text: string) => ({
    children: text,
    'aria-label': `${text}, ${numbered(contract.username)}`,
  })
  return (
    <>
      <div className="row">
        <ContractSummary
          contract={contract}
          organization={organization}
          name={<ContractName contract={contract} naming={props.namingOf(contract)} />}
        />
        <div className="row-actions">
          <Button
            {...labelled(t('open'))}
            variant="quiet"
            icon={ArrowRight}
            onClick={() => props.onOpen(contract)}
          />
          <Button
            {...labelled(t('email.open'))}
            variant="quiet"
            icon={Mail}
            aria-expanded={email !== undefined}
            aria-controls={panel}
            onClick={() => props.onEmail(contract.id)}
          />
          <Button
            {...labelled(t('remove.open'))}
            variant="quiet"
            icon={Trash2}
            onClick={() => props.onSelectForRemoval(contract)}
          />
        </div>
      </div>
      <div id={panel} className="row-email" hidden={email === undefined}>
        {email && <EmailPanel {...props} email={email} number={contract.username} />}
      </div>
    </>
  )
}
