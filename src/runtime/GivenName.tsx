import type { Contract } from '../api/schemas/contracts.ts'
import { useT } from '../i18n/useT.ts'
import { useSheet } from '../ui/useSheet.ts'
import givenNameCss from './givenName.css?inline'

/** The name that the user gave a contract, or that it has none; the latter looks unlike a name (CON-4). */
export function GivenName({ contractName }: Pick<Contract, 'contractName'>) {
  useSheet(givenNameCss)
  const t = useT()
  return contractName?.name ? (
    <strong>{contractName.name}</strong>
  ) : (
    <strong className="unnamed">{t('shared:pickContract.unnamed')}</strong>
  )
}
