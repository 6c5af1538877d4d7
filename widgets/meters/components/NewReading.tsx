import { useId, useRef } from 'react'
import { usualUse } from '../../../src/api/rules/plausibility.ts'
import { minimumOf } from '../../../src/api/rules/readings.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { DecimalField } from '../../../src/ui/DecimalField.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { useFocusLost } from '../../../src/ui/useFocusLost.ts'
import { type Check, checkTyped } from '../checkTyped.ts'
import type { ReadingRowProps } from '../types.ts'

/**
 * Delay of the validation after blur, in milliseconds: an error that appears at once would move the button
 * that was just pressed.
 */
const blurDelay = 300

interface Props extends ReadingRowProps {
  /** Id of the last reading, which describes the field. */
  readonly lastId: string
  /** Called when the field is removed with the focus in it, because its reading was accepted. */
  readonly onFocusLost: () => void
}

/** Input of a new reading with its consumption, error or warning. */
export function NewReading(props: Props) {
  const { meter, typed, result, showsIssues, state, onType, onLeave } = props
  const t = useT()
  const { reading } = useFormat()
  const id = useId()
  /** The photo field appears with the first typed reading and stays. */
  const isStarted = useRef(false)
  if (typed !== '') isStarted.current = true
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const around = useRef<HTMLDivElement>(null)
  useFocusLost(around, props.onFocusLost)
  const unit = useUnit()(meter.unit)
  const check = checkTyped(typed, meter, props.differences ?? [])
  const readingValues = (value: string) => ({ value: reading(value), unit })
  const usual = usualUse(props.differences ?? [])
  const minimum = readingValues(minimumOf(meter))
  const invalid = check.kind === 'wrong' && showsIssues ? check : undefined
  const warning = check.kind === 'fine' && showsIssues ? check.odd : undefined
  const take = (value: string) => {
    // The button goes with the warning.
    around.current?.querySelector('input')?.focus()
    onType(meter.id, reading(value))
  }
  return (
    <>
      <div className="meter-new" ref={around}>
        <DecimalField
          label={t('new')}
          value={typed}
          unit={unit}
          readOnly={state === 'ended' || result?.kind === 'sending'}
          error={invalid && problemText(invalid, minimum)}
          describedBy={`${props.lastId} ${id}used`}
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
          {check.kind === 'fine' &&
            (usual
              ? t('usedAndUsual', { ...readingValues(check.used), usual: reading(usual) })
              : t('used', readingValues(check.used)))}
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
            <p>{t(`odd.${warning.kind}.text`, { usual: reading(warning.usual), unit })}</p>
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
