import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { consentsQuery, giveConsentToPay, hasConsentToPay } from '../../src/payments/consentToPay.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { SessionGate } from '../../src/runtime/SessionGate.tsx'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { organizationsOf, payableHomes } from './model.ts'
import { type PaymentServiceState, PaymentServiceView } from './PaymentServiceView.tsx'
import { payingQuery } from './queries.ts'

/** Payment service of the user (BIL-7). Without any contract the gate says how to get one, or that another role has it. */
export function PaymentService() {
  const hasContract = useSession(({ groups }) => groups.some(({ contracts }) => contracts.length > 0))
  if (!hasContract)
    return (
      <SessionGate needs={{ session: true, contract: true }} contractId={undefined}>
        {null}
      </SessionGate>
    )
  return (
    <QueryShell>
      <Service />
    </QueryShell>
  )
}

function Service() {
  const t = useT()
  const { numbered } = useFormat()
  const destination = useDestination()
  const { suite } = useElement()
  const { client } = suite
  const cache = useQueryClient()
  const groups = useSession(state => state.groups)
  const organizations = organizationsOf(groups)
  const [activation, setActivation] = useState<{ readonly busy: boolean; readonly problem?: string }>({
    busy: false,
  })

  const paying = useQuery(payingQuery(suite, organizations))
  const consents = useQuery(consentsQuery(client))

  const agree = async () => {
    if (activation.busy) return
    setActivation({ busy: true })
    try {
      cache.setQueryData(consentsQuery(client).queryKey, await giveConsentToPay(client))
      setActivation({ busy: false })
    } catch (error) {
      setActivation({ busy: false, problem: errorText(t, asApiError(error)) })
    }
  }

  const panel = usePanel({
    data: paying.data && consents.data && { paying: paying.data, consents: consents.data },
    error: paying.error ?? consents.error,
  })
  const stateNow = (): PaymentServiceState => {
    if (panel.kind !== 'ready') return panel
    const homes = payableHomes(groups, new Set(panel.data.paying))
    if (homes.length === 0) return { kind: 'unavailable' }
    if (!hasConsentToPay(panel.data.consents)) return { kind: 'consent', ...activation }
    return {
      kind: 'ready',
      homes: homes.map(({ contract, group }) => {
        const { to, params } = contractDestination(group, contract.id)
        const address = contract.objects.map(object => object.address).join(', ')
        return {
          id: contract.id,
          name: contract.contractName?.name ?? (address || numbered(contract.username)),
          about: `${numbered(contract.username)} · ${group.title}`,
          link: destination(to, params),
        }
      }),
    }
  }
  return (
    <PaymentServiceView
      state={stateNow()}
      leave={destination('home')}
      onRetry={() => {
        void paying.refetch()
        void consents.refetch()
      }}
      onAgree={() => void agree()}
    />
  )
}
