import { useEffect, useState } from 'react'
import { findContract } from '../../src/rules/access.ts'
import { linkAddress } from '../../src/rules/addresses.ts'
import { contractPlace } from '../../src/rules/redirects.ts'
import type { PropsOf } from '../../src/shell/attributes.ts'
import type { ContractValue } from '../../src/shell/ContractContext.ts'
import { useElement } from '../../src/shell/ElementContext.ts'
import { FailedPanel } from '../../src/shell/FailedPanel.tsx'
import { useContractName } from '../../src/shell/useContractName.ts'
import { useSession } from '../../src/shell/useSession.ts'
import { loadFaqUrl } from '../../src/suite/publicData.ts'
import { ContractBarView } from './ContractBarView.tsx'
import type { attributes } from './contract-bar.widget.ts'
import { offered } from './model.ts'

type Props = PropsOf<typeof attributes>

/** The contract that is shown, its name and a way to another; nothing where there is no other (CON-2). */
export function ContractBar({ contract, organization }: Props) {
  const { suite } = useElement()
  const { status, groups, contractId, error } = useSession(state => state)
  if (status === 'guest') return null
  if (status === 'failed')
    return <FailedPanel error={error} onRetry={() => void suite.session.refresh().catch(() => undefined)} />
  if (status === 'loading') return <ContractBarView state={{ kind: 'loading' }} />
  const found = findContract(groups, contract ?? contractId)
  // The name being typed belongs to one contract: its key makes the state its own.
  return found ? <Bar key={found.contract.id} found={found} organization={organization} /> : null
}

interface BarProps {
  readonly found: ContractValue
  readonly organization: number | undefined
}

function Bar({ found: { group, contract }, organization }: BarProps) {
  const { suite, emit } = useElement()
  const naming = useContractName(contract)
  const [changing, setChanging] = useState(false)
  const faq = useFaq(changing, group.settings.webFaqUrl)
  const contracts = offered(group.contracts, organization)
  if (contracts.length < 2) return null

  const pick = (id: number) => {
    setChanging(false)
    if (id === contract.id) return
    suite.session.chooseContract(id)
    emit('resident-navigate', contractPlace(group, id), { cancelable: true })
  }
  return (
    <ContractBarView
      state={{ kind: 'ready', contract, contracts, organizations: group.organizations, naming, faq }}
      changing={changing}
      onOpen={() => setChanging(true)}
      onClose={() => setChanging(false)}
      onPick={pick}
    />
  )
}

/** Where questions are answered: by the vendor, else by the platform (CON-3). */
function useFaq(wanted: boolean, ofVendor: string | null): string | undefined {
  const { suite } = useElement()
  const [general, setGeneral] = useState<string>()
  const own = linkAddress(ofVendor)
  useEffect(() => {
    if (wanted && own === undefined) void loadFaqUrl(suite).then(url => setGeneral(linkAddress(url)))
  }, [suite, wanted, own])
  return own ?? general
}
