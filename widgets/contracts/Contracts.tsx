import { useEffect, useState } from 'react'
import { rolesWithContracts } from '../../src/api/rules/access.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { roleName } from '../../src/runtime/roleName.ts'
import { useContractNames } from '../../src/runtime/useContractNames.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { loadFeatures } from '../../src/suite/publicData.ts'
import { ContractsView } from './ContractsView.tsx'
import { inOtherRoles } from './model.ts'
import { unlink } from './unlink.ts'
import { useContractEmail } from './useContractEmail.ts'

/** The user's contracts (CON-8). */
export const Contracts = () => (
  <QueryShell>
    <OwnContracts />
  </QueryShell>
)

function OwnContracts() {
  const t = useT()
  const link = useDestination()
  const { suite, emit } = useElement()
  const { user, groups, allGroups, roleId } = useSession(state => state)
  const namingOf = useContractNames(limits.contractNameInProfile.max)
  const [contractToRemove, setContractToRemove] = useState<Contract>()
  const mayAdd = useMayAdd()
  const email = useContractEmail()

  const open = (contract: Contract) => {
    const group = groups.find(({ contracts }) => contracts.includes(contract))
    suite.session.chooseContract(contract.id)
    if (group) emit('resident-navigate', contractDestination(group, contract.id), { cancelable: true })
  }
  const remove = (contract: Contract) => {
    setContractToRemove(undefined)
    const texts = {
      removed: t('removed', { number: contract.username }),
      undo: t('shared:undo'),
      failed: t('removeFailed', { number: contract.username }),
    }
    const { id } = contract
    unlink(suite, contract, texts, () => emit('resident-contract-unlinked', { contractId: id }))
  }
  return (
    <ContractsView
      {...email}
      groups={groups}
      inOtherRoles={inOtherRoles(allGroups, roleId)}
      roles={rolesWithContracts(user?.roles ?? [], allGroups)
        .filter(({ id }) => id !== roleId)
        .map(role => ({ name: roleName(t, role), onSwitch: () => suite.session.chooseRole(role.id) }))}
      add={mayAdd ? link('contract-create') : undefined}
      isAddLoading={mayAdd === undefined}
      namingOf={namingOf}
      contractToRemove={contractToRemove}
      onOpen={open}
      onSelectForRemoval={setContractToRemove}
      onRemove={remove}
    />
  )
}

/** Whether self-service linking is enabled; undefined while loading. */
function useMayAdd(): boolean | undefined {
  const { suite } = useElement()
  const [may, setMay] = useState<boolean>()
  useEffect(() => {
    void loadFeatures(suite).then(features => setMay(features.includes('profile_can_link_contract')))
  }, [suite])
  return may
}
