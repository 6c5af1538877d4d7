import { useId, useRef } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { type Check, checkTyped, leastOf } from '../model.ts'
import type { MeterRowProps } from '../types.ts'

/** Milliseconds after a field is left until it is judged: a press on the button that left it must still hit it. */
const pause = 300

/** The field of a meter with what it comes to: what was used, what is wrong, what is odd. */
export function NewReading(props: MeterRowProps) {
  const { meter, typed, result, isTold, state, onType, onLeave } = props
  const t = useT()
  const { reading } = useFormat()
  const id = useId()
  /** A photo belongs to a reading: its place is there once one was typed, and stays. */
  const isBegun = useRef(false)
  if (typed !== '') isBegun.current = true
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const check = checkTyped(typed, meter, props.differences ?? [])
  const said = (value: string) => ({ value: reading(value), unit: meter.unit })
  const least = said(leastOf(meter))
  const wrong = check.kind === 'wrong' && isTold ? check : undefined
  const odd = check.kind === 'fine' && isTold ? check.odd : undefined
  const take = (value: string) => onType(meter.id, reading(value))
  return (
    <>
      <div className="meter-new">
        <DecimalField
          label={t('new')}
          value={typed}
          unit={meter.unit}
          readOnly={state === 'kept' || result?.kind === 'sending'}
          error={wrong && problemText(wrong, least)}
          describedBy={`${id}used`}
          onChange={text => {
            // What is being typed has not been left.
            clearTimeout(leaving.current)
            onType(meter.id, text)
          }}
          onBlur={() => {
            leaving.current = setTimeout(() => onLeave(meter.id), pause)
          }}
        />
        <p className="muted small money" id={`${id}used`}>
          {check.kind === 'fine' && t('used', said(check.used))}
        </p>
        {wrong?.meant && state === 'open' && (
          <Button onClick={() => wrong.meant && take(wrong.meant)}>{t('odd.take', said(wrong.meant))}</Button>
        )}
        {state === 'open' && isBegun.current && props.photo(meter.id)}
      </div>
      {odd && (
        <div className="meter-odd">
          <Notice
            tone="warning"
            title={t(`odd.${odd.kind}.title`)}
            actions={
              odd.suggestion &&
              state === 'open' && (
                <Button onClick={() => odd.suggestion && take(odd.suggestion)}>
                  {t('odd.take', said(odd.suggestion))}
                </Button>
              )
            }
          >
            <p>{t(`odd.${odd.kind}.text`, { usual: reading(odd.usual), unit: meter.unit })}</p>
          </Notice>
        </div>
      )}
    </>
  )

  function problemText(found: Check & { kind: 'wrong' }, from: { value: string; unit: string }) {
    return found.problem === 'low'
      ? t('wrong.low', { ...from, read: reading(found.read ?? '') })
      : t(`wrong.${found.problem}`)
  }
}
