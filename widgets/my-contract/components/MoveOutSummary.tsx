import { CalendarCheck, CalendarClock } from 'lucide'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Status } from '../../../src/ui/Status.tsx'
import type { MoveOutActions, MoveOutState } from '../types.ts'
import { LastReadings } from './LastReadings.tsx'
import { MetersMissing } from './MetersMissing.tsx'

interface Props {
  readonly state: Extract<MoveOutState, { kind: 'asked' }>
  readonly actions: MoveOutActions
}

/** What was asked for and what became of it, with the readings that are still missing (MOV-2 to MOV-4). */
export function MoveOutSummary({ state, actions }: Props) {
  const t = useT()
  const { day, reading, numbered } = useFormat()
  const unitName = useUnit()
  const { moveOut, later, missingMeters, mayWithdraw, question } = state
  const isConfirmed = moveOut.state === 'confirmed'
  return (
    <>
      <div className="moving-state" role="status" tabIndex={-1}>
        <Status tone={isConfirmed ? 'success' : 'warning'} icon={isConfirmed ? CalendarCheck : CalendarClock}>
          {t(isConfirmed ? 'moving.confirmed' : 'moving.requested')}
        </Status>
        <p>{t(isConfirmed ? 'moving.confirmedText' : 'moving.requestedText')}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{t('moving.lastDay')}</dt>
          <dd>{day(moveOut.day)}</dd>
        </div>
        {moveOut.forwardingAddress !== null && (
          <div>
            <dt>{t('moving.address')}</dt>
            <dd dir="auto">{moveOut.forwardingAddress}</dd>
          </div>
        )}
        {moveOut.readings.length > 0 && (
          <div>
            <dt>{t('moving.readings')}</dt>
            {moveOut.readings.map(({ meterId, number, type, unit, value }) => (
              <dd key={meterId}>
                {t(`types.${type}`)}, {numbered(number)}: {reading(value)} {unitName(unit)}
              </dd>
            ))}
          </div>
        )}
      </dl>
      {missingMeters && <MetersMissing meters={missingMeters} onRetry={actions.onRetryMeters} />}
      {later && (
        <form
          className="moving-form"
          noValidate
          onSubmit={event => {
            event.preventDefault()
            actions.onSendLater()
          }}
        >
          <h3>{t('moving.missing')}</h3>
          <p className="muted">{t('moving.missingHint')}</p>
          {later.problem && <Notice tone="danger">{later.problem}</Notice>}
          <LastReadings {...later} onType={actions.onTypeLater} />
          <div className="actions">
            <Button variant="primary" type="submit" busy={later.busy}>
              {t('moving.sendReadings')}
            </Button>
          </div>
        </form>
      )}
      {mayWithdraw && (
        <>
          <div className="actions">
            <Button onClick={actions.onAskWithdraw}>{t('moving.withdraw')}</Button>
          </div>
          <Confirm
            open={question.open}
            title={t('moving.withdrawQuestion')}
            closeLabel={t('shared:close')}
            cancelLabel={t('moving.keep')}
            confirmLabel={t('moving.withdraw')}
            busy={question.busy}
            error={question.error}
            onClose={actions.onDismiss}
            onConfirm={actions.onWithdraw}
          >
            <p>{t('moving.withdrawText')}</p>
          </Confirm>
        </>
      )}
    </>
  )
}
