import { useRef, useState } from 'react'
import { takesReading } from '../../src/api/rules/readings.ts'
import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'
import { newKey } from '../../src/client/newKey.ts'
import { atReadingFields, fieldOf, readingsOf, readingsSchema } from '../../src/forms/readingFields.ts'
import { useForm } from '../../src/forms/useForm.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { absenceSchema } from './absenceSchema.ts'
import { loadCalls } from './loadCalls.ts'
import type { Terms } from './loadTerms.ts'
import type { Proof } from './proof.ts'
import { SubmitReadingView } from './SubmitReadingView.tsx'
import type { SubmitReadingState } from './types.ts'
import { useProblem } from './useProblem.ts'

interface Props {
  readonly proof: Proof
  readonly meters: readonly GuestMeter[]
  readonly terms: Terms | undefined
  /** Corrects the proof. */
  readonly onBack: () => void
  /** Begins with another contract. */
  readonly onAnother: () => void
}

type Stage =
  | { readonly kind: 'reading' | 'absent' }
  | Extract<SubmitReadingState, { kind: 'sent' | 'announced' }>

/** The meters of a proven contract: readings, or an absence, and what became of them. */
export function MeterStep({ proof, meters, terms, onBack, onAnother }: Props) {
  const { today } = useFormat()
  const { suite, emit } = useElement()
  const { client } = suite
  const [stage, setStage] = useState<Stage>({ kind: 'reading' })
  // A retry after a lost answer reuses the key; changed values get a new one.
  const key = useRef<string>(undefined)
  const open = meters.filter(takesReading)

  const readings = useForm<Readonly<Record<string, string>>>({
    initial: Object.fromEntries(open.map(meter => [fieldOf(meter), ''])),
    schema: readingsSchema(open),
    async send(values) {
      const sent = readingsOf(open, values)
      key.current ??= newKey()
      const { sendReadings } = await loadCalls()
      await sendReadings(client, proof, sent, key.current).catch(atReadingFields(sent))
      emit('resident-readings-submitted', { total: sent.length })
      setStage({ kind: 'sent', total: sent.length })
    },
  })
  const absence = useForm({
    initial: { from: today, until: '' },
    schema: absenceSchema(today),
    async send(values) {
      key.current ??= newKey()
      await (await loadCalls()).sendAbsence(client, proof, values, key.current)
      emit('resident-absence-announced', values)
      setStage({ kind: 'announced', ...values })
    },
  })
  const problems = { reading: useProblem(readings), absent: useProblem(absence) }

  const stateOf = (): SubmitReadingState => {
    if (stage.kind === 'sent' || stage.kind === 'announced') return stage
    if (stage.kind === 'absent') {
      const { values, errors, busy } = absence
      return { kind: 'absent', values, errors, busy, problem: problems.absent }
    }
    const { values, errors, busy } = readings
    return { kind: 'reading', meters, values, errors, busy, problem: problems.reading }
  }
  const moveTo = (kind: 'reading' | 'absent') => {
    key.current = undefined
    setStage({ kind })
  }
  return (
    <SubmitReadingView
      state={stateOf()}
      terms={terms}
      vendors={undefined}
      onType={(field, value) => {
        key.current = undefined
        if (stage.kind === 'absent') absence.set(field as 'from' | 'until', value)
        else readings.set(field, value)
      }}
      onSubmit={() => void (stage.kind === 'absent' ? absence : readings).submit()}
      onBack={
        stage.kind === 'reading' ? onBack : stage.kind === 'absent' ? () => moveTo('reading') : onAnother
      }
      onAbsence={() => moveTo('absent')}
    />
  )
}
