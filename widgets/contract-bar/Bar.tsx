import { useEffect, useState } from 'react'
import { linkAddress } from '../../src/api/rules/addresses.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { ContractValue } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useContractNames } from '../../src/runtime/useContractNames.ts'
import { loadFaqUrl } from '../../src/suite/publicData.ts'
import { ContractBarView } from './ContractBarView.tsx'
import { offered } from './model.ts'

interface BarProps {
  readonly value: ContractValue
  readonly organization: number | undefined
}

/** The bar of one contract; renders nothing if there is no other contract to change to (CON-2). */
export function Bar({ value: { group, contract }, organization }: BarProps) {
  const { suite, emit } = useElement()
  const namingOf = useContractNames()
  const [changing, setChanging] = useState<boolean>()
  const faq = useFaq(changing === true, group.settings.webFaqUrl)
  const contracts = offered(group.contracts, organization)
  if (contracts.length < 2) return null

  const pick = (id: number) => {
    setChanging(false)
    if (id === contract.id) return
    suite.session.chooseContract(id)
    emit('resident-navigate', contractDestination(group, id), { cancelable: true })
  }
  return (
    <ContractBarView
      state={{
        kind: 'ready',
        contract,
        contracts,
        organizations: group.organizations,
        naming: namingOf(contract),
        faq,
      }}
      changing={changing}
      onOpen={() => setChanging(true)}
      onClose={() => setChanging(false)}
      onPick={pick}
    />
  )
}

/** Address of the FAQ: the vendor's, else the platform's (CON-3). */
function useFaq(enabled: boolean, ofVendor: string | null): string | undefined {
  const { suite } = useElement()
  const [general, setGeneral] = useState<string>()
  const own = linkAddress(ofVendor)
  useEffect(() => {
    if (enabled && own === undefined) void loadFaqUrl(suite).then(url => setGeneral(linkAddress(url)))
  }, [suite, enabled, own])
  return own ?? general
}
