import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateContractConsents } from '../../src/api/endpoints/contractLinks.ts'
import { updateAccountConsent } from '../../src/api/endpoints/profile.ts'
import { consentNames } from '../../src/api/schemas/accounts.ts'
import { contractConsents } from '../../src/api/schemas/contractLinks.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { choicesOf } from './model.ts'
import { accountConsentsQuery, contractConsentsQuery } from './queries.ts'
import type { AccountConsent, ContractConsent, ProfileState } from './types.ts'
import { useSwitches } from './useSwitches.ts'

type StateOf<Tab> = Extract<ProfileState, { readonly tab: Tab }>

/** Consents of the account (PRF-2). Unknown consents are not shown, because there is no text for them. */
export function useAccountConsents(enabled: boolean) {
  const { client } = useElement().suite
  const queries = useQueryClient()
  const switches = useSwitches()
  const options = accountConsentsQuery(client)
  const { data, error, refetch } = useQuery({ ...options, enabled: enabled })
  const rows = data?.flatMap(({ key: name, value, isMandatory }): AccountConsent[] => {
    const key = consentNames.find(known => known === name)
    return key ? [{ key, mandatory: isMandatory, ...switches.of(key, value) }] : []
  })

  const state: StateOf<'profile-consent'> = { tab: 'profile-consent', panel: usePanel({ data: rows, error }) }
  return {
    state,
    onRetryAccountConsents: () => void refetch(),
    onAccountConsent: (consent: AccountConsent['key'], value: boolean) =>
      void switches.move(consent, value, async () => {
        const answer = await client.call(updateAccountConsent, { params: { consent }, body: { value } })
        const saved = answer.data.find(({ key }) => key === consent)?.value ?? value
        queries.setQueryData(options.queryKey, all =>
          all?.map(row => (row.key === consent ? { ...row, value: saved } : row)),
        )
      }),
  }
}

/** Consents of one contract: the current one by default, any other by selection (CON-13). */
export function useContractConsents(enabled: boolean) {
  const { client } = useElement().suite
  const queries = useQueryClient()
  const switches = useSwitches()
  const { numbered } = useFormat()
  const contracts = choicesOf(
    useSession(state => state.groups),
    numbered,
  )
  const current = useSession(state => state.contractId)
  const [picked, setPicked] = useState<number>()
  const contractId =
    [picked, current].find(id => contracts.some(choice => choice.id === id)) ?? contracts[0]?.id
  const id = contractId ?? 0
  const options = contractConsentsQuery(client, id)
  const { data, error, refetch } = useQuery({ ...options, enabled: enabled && contractId !== undefined })
  const rows = data && contractConsents.map(key => ({ key, ...switches.of(`${id}/${key}`, data[key]) }))

  const state: StateOf<'contract-consent'> = {
    tab: 'contract-consent',
    contracts,
    contractId,
    panel: usePanel({ data: rows, error }),
  }
  return {
    state,
    onContract: setPicked,
    onRetryContractConsents: () => void refetch(),
    onContractConsent: (key: ContractConsent['key'], value: boolean) =>
      void switches.move(`${id}/${key}`, value, async () => {
        const answer = await client.call(updateContractConsents, {
          params: { contract: id },
          body: { [key]: value },
        })
        queries.setQueryData(options.queryKey, all => all && { ...all, [key]: answer.data[key] })
      }),
  }
}
