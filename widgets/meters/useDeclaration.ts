import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { declare } from '../../src/api/endpoints/meters.ts'
import { takesReading } from '../../src/api/rules/readings.ts'
import type { Meter } from '../../src/api/schemas/meters.ts'
import { type ApiError, asApiError } from '../../src/client/ApiError.ts'
import type { SentFile } from '../../src/files/useUploads.ts'
import { useDraft } from '../../src/forms/useDraft.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { checkTyped } from './checkTyped.ts'
import type { MeterPhotoState } from './MeterPhoto.tsx'
import { metersQuery } from './queries.ts'
import type { Outcome, Result } from './types.ts'

/** Server errors about the value, each with its own message. */
const valueErrors = [
  'invalid_meter_declaration_value',
  'meter_declaration_closed',
  'meter_declaration_unavailable',
  'meter_declared_already',
  'meter_value',
  'meter_verification_expired',
]

type Typed = Readonly<Record<string, string>>
type Photos = Readonly<Record<string, SentFile>>
type Results = Readonly<Record<number, Result>>

interface Options {
  readonly contract: number
  /** The visible meters: only their readings are sent. */
  readonly meters: readonly Meter[]
  readonly differences: ReadonlyMap<number, readonly string[]>
  /** Start of the window; a draft of an earlier window is ignored. */
  readonly opensAt: string | undefined
}

/**
 * Values, draft and submission. Sends one POST per meter in parallel; failed ones keep their value and show
 * the error (MET-3).
 */
export function useDeclaration({ contract, meters, differences, opensAt }: Options) {
  const t = useT()
  const { suite, emit } = useElement()
  const cache = useQueryClient()
  const draft = useDraft(`meters/${contract}`, {
    typed: {} as Typed,
    photos: {} as Photos,
    opensAt: '',
  })
  const [own, setOwn] = useState<Typed>()
  const [results, setResults] = useState<Results>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [checked, setChecked] = useState(false)
  const [sending, setSending] = useState(false)
  /** Unusual values the user has been warned about: the next submission sends them. */
  const warned = useRef(new Set<string>())
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set())
  const [holding, setHolding] = useState(0)
  const busy = useRef(false)
  /** State of the photo fields, in a ref so that a photo does not render the whole list again. */
  const photos = useRef<Record<string, MeterPhotoState>>({})
  /** Incremented when everything is cleared; as a key it resets the photo fields. */
  const [round, setRound] = useState(0)

  const savedDraft = draft.saved?.opensAt === opensAt ? draft.saved : undefined
  const savedValues = savedDraft?.typed
  const savedPhoto = (id: number | string) => (round === 0 ? savedDraft?.photos?.[id] : undefined)
  const typed = own ?? savedValues ?? {}
  const latest = useRef(typed)
  latest.current = typed

  const change = (next: Typed) => {
    latest.current = next
    setOwn(next)
    const filled = Object.keys(next).filter(id => next[id]?.trim() !== '')
    if (filled.length === 0) return draft.drop()
    const sent = filled.flatMap(id => {
      const photo = id in photos.current ? photos.current[id]?.sent : savedPhoto(id)
      return photo ? [[id, photo]] : []
    })
    draft.keep({ typed: next, photos: Object.fromEntries(sent), opensAt: opensAt ?? '' })
  }
  const type = (id: number, text: string) => {
    change({ ...latest.current, [id]: text })
    setHolding(0)
    setResults(({ [id]: _, ...rest }) => rest)
  }

  const checks = useMemo(
    () =>
      meters.filter(takesReading).map(meter => ({
        meter,
        check: checkTyped(typed[meter.id] ?? '', meter, differences.get(meter.id) ?? []),
      })),
    [meters, typed, differences],
  )

  /** Called on blur: errors and warnings of the meter become visible. */
  const leave = (id: number) => {
    setVisited(all => new Set([...all, id]))
    const check = checks.find(({ meter }) => meter.id === id)?.check
    if (check?.kind === 'fine' && check.odd) warned.current.add(`${id}:${check.value}`)
  }

  const reason = (error: ApiError): string => {
    if (error.fields.photo) return t('refused.photo')
    if (error.code !== 'validation_failed') return errorText(t, error)
    const key = error.fields.valueTo?.[0]?.replace('validation.', '') ?? ''
    return t(`refused.${valueErrors.includes(key) ? key : 'meter_declaration_unavailable'}`)
  }

  const sendOne = async (meter: Meter, value: string) => {
    const photo = photos.current[meter.id]?.sent?.upload
    try {
      const { data } = await suite.client.call(declare, {
        params: { contract, meter: meter.id },
        body: { meterId: meter.id, valueTo: value, ...(photo && { photo }) },
        // Depends only on the contract, window, meter and value, so retries and other tabs create no
        // duplicate.
        idempotencyKey: [
          'declare',
          meter.id,
          opensAt?.slice(0, 10),
          value.replace('.', '_'),
          photo?.slice(0, 12),
        ]
          .filter(Boolean)
          .join('-'),
      })
      cache.setQueryData(metersQuery(suite.client, contract).queryKey, all =>
        all?.map(each =>
          each.id === meter.id
            ? { ...each, declared: { valueTo: data.valueTo, at: data.at, hasPhoto: data.hasPhoto } }
            : each,
        ),
      )
      setResults(({ [meter.id]: _, ...rest }) => rest)
      delete photos.current[meter.id]
      change(Object.fromEntries(Object.entries(latest.current).filter(([id]) => id !== String(meter.id))))
      return meter.id
    } catch (thrown) {
      const error = asApiError(thrown)
      setResults(all => ({ ...all, [meter.id]: { kind: 'failed', text: reason(error) } }))
      return undefined
    }
  }

  const send = async () => {
    if (busy.current) return
    setChecked(true)
    const ready = checks.flatMap(({ meter, check }) => (check.kind === 'fine' ? [{ meter, check }] : []))
    // One invalid value stops the submission (MET-2).
    if (checks.some(({ check }) => check.kind === 'wrong')) return setOutcome({ kind: 'invalid' })
    // Pressing the button again after everything was sent keeps the success message.
    if (ready.length === 0)
      return setOutcome(previous =>
        previous?.kind === 'sent' && previous.sent === previous.total ? previous : { kind: 'nothing' },
      )
    // Blocks sending, because the reading would silently lack a pending or failed photo.
    const waiting = ready.flatMap(({ meter }) => photos.current[meter.id]?.waits ?? [])
    if (waiting.length > 0)
      return setOutcome({ kind: waiting.includes('failed') ? 'photoFailed' : 'photoSending' })
    setOutcome(undefined)
    const unusual = ready
      .filter(({ check }) => check.odd)
      .map(({ meter, check }) => `${meter.id}:${check.value}`)
    const isNew = unusual.some(each => !warned.current.has(each))
    for (const each of unusual) warned.current.add(each)
    if (isNew) return setHolding(unusual.length)
    const readings = ready.map(({ meter, check }) => ({ meterId: meter.id, valueTo: check.value }))
    if (!emit('resident-before-declare', { contractId: contract, readings }, { cancelable: true })) return
    busy.current = true
    setSending(true)
    setHolding(0)
    setResults(Object.fromEntries(readings.map(({ meterId }) => [meterId, { kind: 'sending' } as const])))
    const sent = (await Promise.all(ready.map(({ meter, check }) => sendOne(meter, check.value)))).filter(
      id => id !== undefined,
    )
    busy.current = false
    setSending(false)
    setChecked(false)
    setOutcome({ kind: 'sent', total: ready.length, sent: sent.length })
    if (sent.length === 0) return
    emit('resident-declared', { contractId: contract, meterIds: sent, total: ready.length })
    // The list has the answers already. An overview on the page asks for readings until it is fetched again.
    const stale = [['meters', contract, 'history'], ['meters', contract, 'readings'], ['current-events']]
    await Promise.all(stale.map(queryKey => cache.invalidateQueries({ queryKey })))
  }

  return {
    typed,
    results,
    outcome,
    showsIssues: (id: number) => checked || visited.has(id),
    sending,
    holding,
    /** Number of readings that would be sent now. */
    count: checks.filter(({ check }) => check.kind !== 'empty').length,
    isRestored: own === undefined && savedValues !== undefined && Object.keys(savedValues).length > 0,
    type,
    leave,
    round,
    savedPhoto,
    /** Called by the photo field. */
    photograph(id: number, photo: MeterPhotoState) {
      const previousPhoto = id in photos.current ? photos.current[id]?.sent : savedPhoto(id)
      photos.current[id] = photo
      setOutcome(previous =>
        previous?.kind === 'photoFailed' || previous?.kind === 'photoSending' ? undefined : previous,
      )
      // A mounting field reports its restored photo; only a changed photo counts as input.
      if (photo.sent?.upload !== previousPhoto?.upload) change(latest.current)
    },
    send,
    discard: () => {
      photos.current = {}
      setRound(round + 1)
      change({})
      setResults({})
      setOutcome(undefined)
      setChecked(false)
      setHolding(0)
    },
  }
}
