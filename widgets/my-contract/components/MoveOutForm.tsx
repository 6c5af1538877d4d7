import { isReadByResident } from '../../../src/api/rules/readings.ts'
import { readingsOf } from '../../../src/forms/readingFields.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { MoveOutActions, MoveOutState } from '../types.ts'
import { LastReadings } from './LastReadings.tsx'
import { MetersMissing } from './MetersMissing.tsx'

interface Props {
  readonly state: Extract<MoveOutState, { kind: 'form' }>
  readonly actions: MoveOutActions
}

/** The form that ends a contract, and the question before it is sent (MOV-1, MOV-6). */
export function MoveOutForm({ state, actions }: Props) {
  const t = useT()
  const { day } = useFormat()
  const { status, values, errors, problem, meters, missingMeters, question, isRestored } = state
  const { earliestDay, latestDay, noticeDays } = status
  const given = readingsOf(meters.filter(isReadByResident), values).length
  return (
    <>
      <form
        className="moving-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          actions.onReview()
        }}
      >
        {isRestored && <p className="muted small">{t('moving.restored')}</p>}
        {problem && <Notice tone="danger">{problem}</Notice>}
        <TextField
          type="date"
          name="day"
          label={t('moving.day')}
          hint={
            noticeDays > 0
              ? t('moving.notice', { count: noticeDays, day: day(earliestDay) })
              : t('moving.dayHint')
          }
          value={values.day}
          error={errors.day}
          onInput={value => actions.onType('day', value)}
          min={earliestDay}
          max={latestDay}
          required
        />
        <TextField
          name="forwardingAddress"
          label={t('moving.address')}
          hint={t('moving.addressHint')}
          value={values.forwardingAddress}
          error={errors.forwardingAddress}
          onInput={value => actions.onType('forwardingAddress', value)}
          autoComplete="street-address"
          required
        />
        <KeptFocus of={missingMeters ? 'missing' : 'meters'}>
          {missingMeters && <MetersMissing meters={missingMeters} onRetry={actions.onRetryMeters} />}
          {meters.length > 0 && (
            <fieldset>
              <legend>{t('moving.readings')}</legend>
              <p className="muted">{t('moving.readingsHint')}</p>
              <LastReadings meters={meters} values={values} errors={errors} onType={actions.onType} />
            </fieldset>
          )}
        </KeptFocus>
        <div className="actions">
          <Button variant="primary" type="submit" part="submit">
            {t('moving.review')}
          </Button>
          <Button variant="quiet" onClick={actions.onClose}>
            {t('shared:cancel')}
          </Button>
        </div>
      </form>
      <Confirm
        open={question.open}
        title={t('moving.question', { day: values.day === '' ? '' : day(values.day) })}
        closeLabel={t('shared:close')}
        cancelLabel={t('moving.change')}
        confirmLabel={t('moving.send')}
        busy={question.busy}
        error={question.error}
        onClose={actions.onDismiss}
        onConfirm={actions.onSend}
      >
        <dl className="facts">
          <div>
            <dt>{t('moving.address')}</dt>
            <dd dir="auto">{values.forwardingAddress}</dd>
          </div>
          <div>
            <dt>{t('moving.readings')}</dt>
            <dd>{t(given > 0 ? 'moving.given' : 'moving.noneGiven', { count: given })}</dd>
          </div>
        </dl>
        <p>{t('moving.consequence')}</p>
      </Confirm>
    </>
  )
}
