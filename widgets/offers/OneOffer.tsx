import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { orderOffer } from '../../src/api/endpoints/offers.ts'
import { charactersOf } from '../../src/api/rules/charactersOf.ts'
import { limits } from '../../src/api/schemas/limits.ts'
import { OrderBody } from '../../src/api/schemas/offers.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { updateCachedReads } from '../../src/lists/updateCachedReads.ts'
import { useMarkRead } from '../../src/lists/useMarkRead.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { OffersView } from './OffersView.tsx'
import { cacheOrder, offerQuery } from './queries.ts'

interface Props {
  readonly id: number
  /** The preselected contract. */
  readonly contractId: number | undefined
  /**
   * Whether the heading takes the focus; if the host handled the navigation, the host has moved the focus.
   */
  readonly takesFocus: boolean
  readonly list: LinkProps
}

const bodyOf = ({ contractId, comment }: { contractId: number; comment: string }) => ({
  contractId,
  ...(comment.trim() && { comment }),
})

/** One offer and its order form. Opening it marks it as read. */
export function OneOffer({ id, contractId, takesFocus, list }: Props) {
  const t = useT()
  const { suite } = useElement()
  const { number, numbered } = useFormat()
  const cache = useQueryClient()
  const query = useQuery(offerQuery(suite.client, id))
  const { markSeen } = useMarkRead((ids, isRead) => updateCachedReads(cache, 'offers', ids, isRead))
  const groups = useSession(state => state.groups)
  const current = useSession(state => state.contractId)
  const draft = useDraft(['offer', id, contractId].filter(Boolean).join('/'), { contractId: 0, comment: '' })
  const [ordered, setOrdered] = useState(false)
  const isMarkedRead = useRef(false)
  const isUnread = query.data?.isRead === false

  useEffect(() => {
    if (!isUnread || isMarkedRead.current) return
    isMarkedRead.current = true
    markSeen([{ category: 'specialOffers', id }])
  }, [isUnread, id, markSeen])

  // Only contracts with the offer's vendor can order it.
  const contracts = groups.find(group => group.id === query.data?.organizationGroupId)?.contracts ?? []
  const defaultId = [contractId, current].find(name => contracts.some(contract => contract.id === name))
  const form = useForm({
    initial: { contractId: 0, comment: '', ...draft.saved },
    schema: OrderBody,
    body: values => bodyOf({ ...values, contractId: chosenOf(values.contractId) }),
    async send(values) {
      const body = bodyOf({ ...values, contractId: chosenOf(values.contractId) })
      const { data } = await suite.client.call(orderOffer, { params: { offer: id }, body })
      draft.drop()
      cacheOrder(cache, id, data.at)
      setOrdered(true)
    },
  })
  // The contract of the draft may have been unlinked meanwhile.
  const chosenOf = (picked: number) =>
    contracts.find(contract => contract.id === picked)?.id ?? defaultId ?? contracts[0]?.id ?? 0
  const keep = (changed: Partial<typeof form.values>) => draft.keep({ ...form.values, ...changed })
  const { values, failure } = form
  return (
    <OffersView
      state={{
        kind: 'one',
        panel: usePanel(query),
        ordered,
        order: {
          contracts: contracts.map(({ id: value, username, contractName }) => ({
            id: value,
            title: [contractName?.name, numbered(username)].filter(Boolean).join(' · '),
          })),
          contractId: chosenOf(values.contractId),
          comment: values.comment,
          used: t('order.used', {
            used: number(charactersOf(values.comment)),
            max: number(limits.taskMessage.max),
          }),
          error: form.errors.comment,
          problem: failure?.code === 'offer_ended' ? t('order.ended') : form.problem,
          reference: failure?.correlationId,
          busy: form.busy,
        },
        takesFocus,
        list,
      }}
      onRetry={() => void query.refetch()}
      onPick={picked => {
        form.set('contractId', picked)
        keep({ contractId: picked })
      }}
      onType={comment => {
        form.set('comment', comment)
        keep({ comment })
      }}
      onSubmit={() => void form.submit()}
    />
  )
}
