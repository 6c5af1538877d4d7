import type { Contract } from '../api/schemas/contracts.ts'
import { useT } from '../i18n/useT.ts'

/** The name that the user gave a contract, or that it has none; the latter looks unlike a name (CON-4). */
export function GivenName({ contractName }: Pick<Contract, 'contractName'>) {
  const t = useT()
  return contractName?.name ? (
    <strong>{contractName.name}</strong>
  ) : (
    <span className="muted">{t('shared:pickContract.unnamed')}</span>
  )
}
