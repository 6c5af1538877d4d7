import { CircleAlert, CircleCheck, LifeBuoy } from 'lucide'
import { memo, useId } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { Status } from '../../../src/ui/Status.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { isOpen } from '../model.ts'
import type { MeterRowProps } from '../types.ts'
import { NewReading } from './NewReading.tsx'

/** One meter: its details, last reading and new reading. Memoised, because a list may contain many. */
export const MeterRow = memo(function MeterRow(props: MeterRowProps) {
  useSheet(fieldsCss)
  const { meter, address, typed, result, state } = props
  const t = useT()
  const { day, numbered } = useFormat()
  const id = useId()
  const facts = [
    numbered(meter.number),
    meter.expiryDate && !meter.isExpired && t('verified', { day: day(meter.expiryDate) }),
    address,
  ]
  const takes = isOpen(meter) && (state === 'open' || (state === 'ended' && typed !== ''))
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className="meter" role="group" aria-labelledby={id}>
        <div>
          <h3 id={id}>{t(`types.${meter.type}`)}</h3>
          {facts.map(
            fact =>
              fact && (
                <p key={fact} className="muted small">
                  <NoWrap text={fact} />
                </p>
              ),
          )}
        </div>
        <Last meter={meter} />
        {takes ? (
          <NewReading {...props} />
        ) : (
          <div className="meter-state">
            {meter.isExpired ? <Expired {...props} /> : meter.declared && <Declared meter={meter} />}
          </div>
        )}
        {result && (
          <p className={result.kind === 'failed' ? 'meter-result error' : 'meter-result muted'} role="status">
            {result.kind === 'failed' && <Icon node={CircleAlert} />}
            {result.kind === 'failed' ? result.text : t('sending')}
          </p>
        )}
      </div>
    </li>
  )
})

function Last({ meter }: Pick<MeterRowProps, 'meter'>) {
  const t = useT()
  const { reading, day } = useFormat()
  const { latestMeterReading: last, unit } = meter
  return (
    <p className="meter-last">
      <span className="muted small">{last ? t('last', { day: day(last.date) }) : t('first')}</span>
      <span className="money">
        {reading(last?.valueTo ?? meter.defaultValue)} {unit}
      </span>
    </p>
  )
}

function Declared({ meter: { declared, unit } }: Pick<MeterRowProps, 'meter'>) {
  const t = useT()
  const { reading } = useFormat()
  if (!declared) return null
  return (
    <>
      <Status tone="success" icon={CircleCheck}>
        {t('declared', { value: reading(declared.valueTo), unit })}
      </Status>
      {declared.hasPhoto && <p className="muted small">{t('photo.sent')}</p>}
    </>
  )
}

function Expired({ meter, verification }: Pick<MeterRowProps, 'meter' | 'verification'>) {
  const t = useT()
  const { day } = useFormat()
  return (
    <>
      <Status tone="danger" icon={CircleAlert}>
        {t('expired.status')}
      </Status>
      <p className="small">{t('expired.text', { day: day(meter.expiryDate ?? '') })}</p>
      <Button icon={LifeBuoy} {...verification(meter)}>
        {t('expired.action')}
      </Button>
    </>
  )
}
