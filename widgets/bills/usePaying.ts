import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Payment, PaymentMethod } from '../../src/api/schemas/payments.ts'
import type { Tokenize } from '../../src/payments/CardFields.tsx'
import { consentsQuery, giveConsentToPay, hasConsentToPay } from '../../src/payments/consentToPay.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { paymentMethodsQuery } from './payQueries.ts'
import { usePayPanel } from './usePayPanel.ts'
import { type PayOrder, useStartPayment } from './useStartPayment.ts'

/** The ways to pay of a contract, the chosen one, and the start of a payment. */
export function usePaying(contract: number, takesPayments: boolean, onSettled: (payment: Payment) => void) {
  const { client } = useElement().suite
  const cache = useQueryClient()
  const methods = useQuery({ ...paymentMethodsQuery(client, contract), enabled: takesPayments })
  const consents = useQuery({ ...consentsQuery(client), enabled: takesPayments })
  const [code, setCode] = useState<string>()
  const tokenize = useRef<Tokenize>(undefined)
  const { busy, problem, start, clear } = useStartPayment(contract, onSettled)
  const known = methods.data?.filter(({ type }) => type !== 'other')
  const chosen = known?.find(method => method.code === code) ?? known?.[0]
  const needsConsent = consents.data !== undefined && !hasConsentToPay(consents.data)
  const panel = usePayPanel({ data: known, error: methods.data ? null : methods.error })
  return {
    busy,
    problem,
    clear,
    /** Asks the card fields for a token. */
    tokenize,
    hasNoMethods: !takesPayments || methods.isError || known?.length === 0,
    refetchMethods: () => void methods.refetch(),
    refetchConsents: () => void consents.refetch(),
    begin(order: PayOrder) {
      if (!chosen) return
      const agree = async () =>
        cache.setQueryData(consentsQuery(client).queryKey, await giveConsentToPay(client))
      void start(chosen, order, {
        ...(needsConsent && { agree }),
        ...(chosen.cardFrameUrl && { cardToken: async () => tokenize.current?.() }),
      })
    },
    /** Properties of the panel. */
    ways: {
      methods: takesPayments ? panel : undefined,
      needsConsent,
      chosen,
      busy,
      onChoose(method: PaymentMethod) {
        if (busy) return
        clear()
        setCode(method.code)
      },
      onRetry: () => void methods.refetch(),
    },
  }
}
