import { useId, useRef } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { type Check, checkTyped, minimumOf } from '../model.ts'
import type { MeterRowProps } from '../types.ts'

/**
 * Delay of the validation after blur, in milliseconds: an error that appears at once would move the button
 * that was just pressed.
 */
const blurDelay = 300

/** Input of a new reading with its consumption, error or warning. */
export function NewReading(props: MeterRowProps) {
  const { meter, typed, result, showsIssues, state, onType, onLeave } = props
  const t = useT()
  const { reading } = useFormat()
  const id = useId()
  /** The photo field appears with the first typed reading and stays. */
  const isStarted = useRef(false)
  if (typed !== '') isStarted.current = true
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const check = checkTyped(typed, meter, props.differences ?? [])
  const readingValues = (value: string) => ({ value: reading(value), unit: meter.unit })
  const minimum = readingValues(minimumOf(meter))
  const invalid = check.kind === 'wrong' && showsIssues ? check : undefined
  const warning = check.kind === 'fine' && showsIssues ? check.odd : undefined
  const take = (value: string) => onType(meter.id, reading(value))
  return (
    <>
      <div className="meter-new">
        <DecimalField
          label={t('new')}
          value={typed}
          unit={meter.unit}
          readOnly={state === 'ended' || result?.kind === 'sending'}
          error={invalid && problemText(invalid, minimum)}
          describedBy={`${id}used`}
          onChange={text => {
            // Typing cancels the pending validation.
            clearTimeout(leaving.current)
            onType(meter.id, text)
          }}
          onBlur={() => {
            leaving.current = setTimeout(() => onLeave(meter.id), blurDelay)
          }}
        />
        <p className="muted small money" id={`${id}used`}>
          {check.kind === 'fine' && t('used', readingValues(check.used))}
        </p>
        {invalid?.meant && state === 'open' && (
          <Button onClick={() => invalid.meant && take(invalid.meant)}>
            {t('odd.take', readingValues(invalid.meant))}
          </Button>
        )}
        {state === 'open' && isStarted.current && props.photo(meter.id)}
      </div>
      {warning && (
        <div className="meter-odd">
          <Notice
            tone="warning"
            title={t(`odd.${warning.kind}.title`)}
            actions={
              warning.suggestion &&
              state === 'open' && (
                <Button onClick={() => warning.suggestion && take(warning.suggestion)}>
                  {t('odd.take', readingValues(warning.suggestion))}
                </Button>
              )
            }
          >
            <p>{t(`odd.${warning.kind}.text`, { usual: reading(warning.usual), unit: meter.unit })}</p>
          </Notice>
        </div>
      )}
    </>
  )

  function problemText(failedCheck: Check & { kind: 'wrong' }, from: { value: string; unit: string }) {
    return failedCheck.problem === 'low'
      ? t('wrong.low', { ...from, read: reading(failedCheck.read ?? '') })
      : t(`wrong.${failedCheck.problem}`)
  }
}
