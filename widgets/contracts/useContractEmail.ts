import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { startContractEmailChange, verifyContractLink } from '../../src/api/endpoints/contractLinks.ts'
import { EmailBody } from '../../src/api/schemas/auth.ts'
import { asApiError } from '../../src/client/ApiError.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { contractEmailQuery } from './queries.ts'
import type { EmailState } from './types.ts'

/**
 * The e-mail address of the contract whose row is expanded: loading, changing, and resending its link
 * (AUT-16, CON-8).
 */
export function useContractEmail() {
  const t = useT()
  const { suite } = useElement()
  const { client } = suite
  const { time } = useFormat()
  const queries = useQueryClient()
  const [contractId, setContractId] = useState<number>()
  const [again, setAgain] = useState<EmailState['again']>({ kind: 'idle' })
  /** Another object each time a row is opened: what a call ends with is shown only where it began. */
  const opening = useRef({})
  const options = contractEmailQuery(client, contractId ?? 0)

  const query = useQuery({ ...options, enabled: contractId !== undefined })
  const form = useForm({
    initial: { email: '' },
    schema: EmailBody,
    async send(body) {
      const begun = opening.current
      const params = { contract: contractId ?? 0 }
      try {
        const { data } = await client.call(startContractEmailChange, { params, body })
        queries.setQueryData(options.queryKey, data)
      } catch (error) {
        if (begun === opening.current) throw error
      }
      if (begun !== opening.current) return
      setAgain({ kind: 'idle' })
      form.reset({ email: '' })
    },
  })
  const panel = usePanel(query)

  const sendAgain = async () => {
    if (contractId === undefined || again.kind === 'sending') return
    const begun = opening.current
    const show = (next: EmailState['again']) => begun === opening.current && setAgain(next)
    show({ kind: 'sending' })
    try {
      await client.call(verifyContractLink, { params: { contract: contractId } })
      await query.refetch()
      show({ kind: 'sent' })
    } catch (error) {
      show({ kind: 'failed', text: errorText(t, asApiError(error)) })
    }
  }

  const state = (): EmailState | undefined => {
    if (contractId === undefined) return undefined
    const ready = panel.kind === 'ready'
    const pending = ready && panel.data.pending
    return {
      contractId,
      panel: ready
        ? {
            kind: 'ready',
            data: {
              email: panel.data.email,
              pending: pending
                ? { email: pending.email, until: time(new Date(pending.expiresAt)) }
                : undefined,
            },
          }
        : panel,
      typed: form.values.email,
      error: form.errors.email,
      problem: form.problem,
      busy: form.busy,
      again,
    }
  }

  return {
    email: state(),
    onEmail(id: number) {
      opening.current = {}
      form.reset({ email: '' })
      setAgain({ kind: 'idle' })
      setContractId(id === contractId ? undefined : id)
    },
    onEmailType: (text: string) => form.set('email', text),
    onEmailSubmit: () => void form.submit(),
    onEmailAgain: () => void sendAgain(),
    onEmailRetry: () => void query.refetch(),
  }
}
