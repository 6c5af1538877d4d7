import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { giveLastReadings, requestMoveOut, withdrawMoveOut } from '../../src/api/endpoints/moveOuts.ts'
import { isReadByResident } from '../../src/api/rules/readings.ts'
import type { MoveOutStatus } from '../../src/api/schemas/moveOuts.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import { newKey } from '../../src/client/newKey.ts'
import { atReadingFields, fieldOf, readingsOf, readingsSchema } from '../../src/forms/readingFields.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { type Form, focusNamed, useForm } from '../../src/forms/useForm.ts'
import { useT } from '../../src/i18n/useT.ts'
import type { ContractValue } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useFeature } from '../../src/runtime/useFeature.ts'
import { useMay } from '../../src/runtime/useMay.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { moveOutSchema, withoutReading } from './model.ts'
import { lastMetersQuery, moveOutQuery } from './queries.ts'
import type { MoveOutState, MoveOutValues, MovingOutProps } from './types.ts'

type Readings = Readonly<Record<string, string>>

const noReadings: Readings = {}
const empty = { day: '', forwardingAddress: '', readings: noReadings }

/** Ending a contract: the form with its draft, the questions before sending and withdrawing, and later readings (MOV-6). */
export function useMovingOut({ contract, group }: ContractValue): MovingOutProps {
  const t = useT()
  const { host, suite, emit } = useElement()
  const { client } = suite
  const cache = useQueryClient()
  const isOn = useFeature('move-out', group.slug)
  const may = useMay('move-out')
  const seesMeters = useMay('meters')
  const query = useQuery({ ...moveOutQuery(client, contract.id), enabled: isOn === true })
  const panel = usePanel(query)
  const status = panel.kind === 'ready' ? panel.data : undefined
  const moveOut = status?.moveOut ?? undefined
  const isAsked = moveOut?.state === 'requested' || moveOut?.state === 'confirmed'

  const draft = useDraft(`move-out/${contract.id}`, empty)
  const [saved] = useState(draft.saved)
  const laterDraft = useDraft(`last-readings/${contract.id}`, { readings: noReadings })
  const [savedLater] = useState(laterDraft.saved)
  const [isOpen, setOpen] = useState(saved !== undefined)
  const [question, setQuestion] = useState<'send' | 'withdraw'>()
  const [withdrawal, setWithdrawal] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const [fieldToFocus, setFieldToFocus] = useState<string>()
  // A retry after a lost answer reuses the key; changed values get a new one.
  const key = useRef<string>(undefined)

  const wantsMeters = seesMeters && may && (isAsked ? moveOut.takesReadings : isOpen)
  const loadedMeters = useQuery({ ...lastMetersQuery(client, contract.id), enabled: wantsMeters })
  const metersPanel = usePanel(loadedMeters)
  // What is around the readings stays while failed meters are loaded again.
  const missingMeters =
    wantsMeters && metersPanel.kind !== 'ready' && loadedMeters.errorUpdateCount > 0 ? metersPanel : undefined
  const meters = loadedMeters.data ?? []
  const open = meters.filter(isReadByResident)
  const left = moveOut ? withoutReading(meters, moveOut) : []

  const store = (data: MoveOutStatus) => {
    key.current = undefined
    cache.setQueryData(moveOutQuery(client, contract.id).queryKey, data)
  }
  // The question has to be closed before a field behind it can take the focus.
  const focus = (field: string) => {
    setQuestion(undefined)
    setFieldToFocus(field)
  }
  useEffect(() => {
    if (fieldToFocus === undefined) return
    focusNamed(host, fieldToFocus)
    setFieldToFocus(undefined)
  }, [fieldToFocus, host])

  const params = { contract: contract.id }
  const form = useForm<MoveOutValues>({
    initial: {
      day: saved?.day ?? '',
      forwardingAddress: saved?.forwardingAddress ?? '',
      ...Object.fromEntries(open.map(meter => [fieldOf(meter), ''])),
      ...saved?.readings,
    },
    schema: moveOutSchema(status, open),
    async send(values) {
      const { day, forwardingAddress } = values
      const readings = readingsOf(open, values)
      key.current ??= newKey()
      const body = { day, forwardingAddress: forwardingAddress.trim(), readings }
      const { data } = await client
        .call(requestMoveOut, { params, body, idempotencyKey: key.current })
        .catch(atReadingFields(readings))
      if (missingMeters) keepForLater(values)
      draft.drop()
      setOpen(false)
      setQuestion(undefined)
      store(data)
      emit('resident-move-out-requested', { contractId: contract.id, day })
    },
    focus,
  })
  const later = useForm<Readings>({
    initial: {
      ...Object.fromEntries(left.map(meter => [fieldOf(meter), ''])),
      ...savedLater?.readings,
    },
    schema: readingsSchema(left),
    async send(values, latest) {
      const readings = readingsOf(left, values)
      key.current ??= newKey()
      const { data } = await client
        .call(giveLastReadings, { params, body: { readings }, idempotencyKey: key.current })
        .catch(atReadingFields(readings))
      if (latest() === values) laterDraft.drop()
      store(data)
      emit('resident-last-readings-given', { contractId: contract.id, total: readings.length })
    },
    focus,
  })

  /** Readings that could not be sent without their meters wait in the form for later ones. */
  const keepForLater = ({ day, forwardingAddress, ...readings }: MoveOutValues) => {
    later.reset(readings)
    laterDraft.keep({ readings })
  }

  const { values } = form
  useLayoutEffect(() => {
    const { day, forwardingAddress, ...readings } = values
    if (!isOpen) return
    if (Object.values(values).some(value => value !== '')) draft.keep({ day, forwardingAddress, readings })
    // What was deleted must not come back.
    else draft.drop()
  }, [draft, values, isOpen])

  const withdraw = async () => {
    if (withdrawal.busy) return
    setWithdrawal({ busy: true })
    try {
      await client.call(withdrawMoveOut, { params })
      laterDraft.drop()
      emit('resident-move-out-withdrawn', { contractId: contract.id })
      setQuestion(undefined)
      setWithdrawal({ busy: false })
    } catch (error) {
      setWithdrawal({ busy: false, error: textOf(asApiError(error)) })
    }
    await query.refetch()
  }

  /** The API's words, or those of this part where it has its own. */
  const textOf = (error: ApiError) =>
    error.code === 'move_out_update_not_allowed' ? t('moving.changed') : errorText(t, error)
  const problemOf = ({ failure }: Pick<Form<Readings>, 'failure'>) => failure && textOf(failure)

  const stateOf = (): MoveOutState => {
    if (isOn === undefined) return { kind: 'loading' }
    if (!isOn) return { kind: 'hidden' }
    if (panel.kind !== 'ready')
      return panel.kind === 'failed' ? { ...panel, kind: 'failed' } : { kind: 'loading' }
    if (moveOut && isAsked)
      return {
        kind: 'asked',
        moveOut,
        later:
          may && moveOut.takesReadings && left.length > 0
            ? {
                values: later.values,
                errors: later.errors,
                problem: problemOf(later),
                busy: later.busy,
                meters: left,
              }
            : undefined,
        missingMeters,
        mayWithdraw: may && moveOut.canWithdraw,
        question: { open: question === 'withdraw', busy: withdrawal.busy, error: withdrawal.error },
      }
    if (!panel.data.isOffered || !may) return { kind: 'hidden' }
    if (!isOpen) return { kind: 'offer', refused: moveOut }
    // All fields come at once, so that none moves while somebody types.
    if (wantsMeters && loadedMeters.isPending && !missingMeters) return { kind: 'loading' }
    const problem = problemOf(form)
    return {
      kind: 'form',
      status: panel.data,
      values,
      errors: form.errors,
      problem: question === 'send' ? undefined : problem,
      busy: form.busy,
      meters,
      missingMeters,
      isRestored: saved !== undefined,
      question: { open: question === 'send', busy: form.busy, error: problem },
    }
  }

  return {
    state: stateOf(),
    actions: {
      onRetry: () => void query.refetch(),
      onRetryMeters: () => void loadedMeters.refetch(),
      onOpen: () => setOpen(true),
      onClose() {
        setOpen(false)
        draft.drop()
        form.reset({ day: '', forwardingAddress: '' })
      },
      onType(field, value) {
        key.current = undefined
        form.set(field, value)
      },
      onReview: () =>
        void form
          .check(['day', 'forwardingAddress', ...open.map(fieldOf)])
          .then(isValid => isValid && setQuestion('send')),
      onSend: () => void form.submit(),
      onTypeLater(field, value) {
        key.current = undefined
        later.set(field, value)
        laterDraft.keep({ readings: { ...later.values, [field]: value } })
      },
      onSendLater: () => void later.submit(),
      onAskWithdraw: () => setQuestion('withdraw'),
      onWithdraw: () => void withdraw(),
      onDismiss: () => setQuestion(undefined),
    },
  }
}
