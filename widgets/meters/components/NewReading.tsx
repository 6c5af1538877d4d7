import { useId, useRef } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { type Check, checkTyped, leastOf } from '../model.ts'
import type { MeterRowProps } from '../types.ts'

/**
 * Delay of the validation after blur, in milliseconds: an error that appears at once would move the button
 * that was just pressed.
 */
const pause = 300

/** Input of a new reading with its consumption, error or warning. */
export function NewReading(props: MeterRowProps) {
  const { meter, typed, result, isTold, state, onType, onLeave } = props
  const t = useT()
  const { reading } = useFormat()
  const id = useId()
  /** The photo field appears with the first typed reading and stays. */
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
            // Typing cancels the pending validation.
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
