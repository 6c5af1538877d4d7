import {
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Droplet,
  Droplets,
  Flame,
  Gauge,
  type IconNode,
  LifeBuoy,
  Radio,
  Thermometer,
  Zap,
} from 'lucide'
import { memo, type ReactNode, useId, useRef } from 'react'
import { takesReading } from '../../../src/api/rules/readings.ts'
import type { Meter } from '../../../src/api/schemas/meters.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { Status } from '../../../src/ui/Status.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { MeterLevel, ReadingRowProps } from '../types.ts'
import foldedRowCss from './folded-row.css?inline'

/** Icons of the usual types; the others have that of a meter. */
const icons: Partial<Record<Meter['type'], IconNode>> = {
  cold_water: Droplet,
  cold_water_wo_sewerage: Droplet,
  hot_water: Droplets,
  hot_water_input: Droplets,
  electricity: Zap,
  gas: Flame,
  heating: Thermometer,
  heating_accounting: Thermometer,
  hot_water_heating: Thermometer,
}

interface Props extends Pick<ReadingRowProps, 'meter' | 'verification'> {
  readonly level: MeterLevel
  /** Whether no readings are taken. */
  readonly isClosed?: boolean
  /**
   * Draws the field of a meter that takes a reading.
   * @param lastId id of the last reading, which describes the field
   * @param onFocusLost called when the field is removed with the focus in it
   */
  readonly field?: ((lastId: string, onFocusLost: () => void) => ReactNode) | undefined
  /** What has become of the reading. */
  readonly result?: ReactNode
}

/**
 * One meter: its details, last reading and new reading. While no reading is taken and nothing has to be done, number and
 * verification are behind the row. Memoised, because a list may contain many.
 */
export const MeterRow = memo(function MeterRow(props: Props) {
  useSheet(foldedRowCss)
  const { meter, level: Heading, field, result } = props
  const t = useT()
  const { day, numbered } = useFormat()
  const id = useId()
  const facts = [
    numbered(meter.number),
    meter.expiryDate && !meter.isExpired && t('verified', { day: day(meter.expiryDate) }),
  ].map(
    (fact, index) =>
      fact && (
        <p key={fact} className="muted small" id={index === 0 ? `${id}number` : undefined}>
          <NoWrap text={fact} />
        </p>
      ),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const name = (
    <Heading id={id} ref={heading} tabIndex={-1}>
      {t(`types.${meter.type}`)}
    </Heading>
  )
  const icon = <Icon node={icons[meter.type] ?? Gauge} />
  const labelledBy = `${id} ${id}number`
  if (props.isClosed && takesReading(meter))
    return (
      <li>
        <details className="meter-folded" aria-labelledby={labelledBy}>
          <summary>
            {icon}
            {name}
            <Last meter={meter} id={`${id}last`} isFolded />
            <Icon node={ChevronDown} />
          </summary>
          {facts}
        </details>
      </li>
    )
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className="meter" role="group" aria-labelledby={labelledBy}>
        {icon}
        <div>
          {name}
          {facts}
        </div>
        <Last meter={meter} id={`${id}last`} />
        {field?.(`${id}last`, () => heading.current?.focus()) ?? (
          <div className="meter-state">
            <State {...props} />
          </div>
        )}
        {result}
      </div>
    </li>
  )
})

function State({ meter, verification }: Pick<Props, 'meter' | 'verification'>) {
  const t = useT()
  if (meter.readingSource === 'remote')
    return (
      <>
        <Status tone="neutral" icon={Radio}>
          {t('remote.status')}
        </Status>
        <p className="small">{t('remote.text')}</p>
      </>
    )
  if (meter.isExpired) return <Expired meter={meter} verification={verification} />
  return meter.declared && <Declared meter={meter} />
}

interface LastProps {
  readonly meter: Meter
  readonly id: string
  /** In a folded row the day is below the reading. */
  readonly isFolded?: boolean
}

function Last({ meter, id, isFolded }: LastProps) {
  const t = useT()
  const { reading, day } = useFormat()
  const { latestMeterReading: last } = meter
  const unit = useUnit()(meter.unit)
  const label = (
    <span className="muted small">
      {last ? t('last', { day: day(last.date) }) : t('first')}
      {!isFolded && <span className="vh">: </span>}
    </span>
  )
  return (
    <p className="meter-last" id={id}>
      {!isFolded && label}
      <span className="money">
        {reading(last?.valueTo ?? meter.defaultValue)} {unit}
      </span>
      {isFolded && label}
    </p>
  )
}

function Declared({ meter: { declared, unit } }: Pick<Props, 'meter'>) {
  const t = useT()
  const { reading } = useFormat()
  const unitName = useUnit()
  if (!declared) return null
  return (
    <>
      <Status tone="success" icon={CircleCheck}>
        {t('declared', { value: reading(declared.valueTo), unit: unitName(unit) })}
      </Status>
      {declared.hasPhoto && <p className="muted small">{t('photo.sent')}</p>}
    </>
  )
}

function Expired({ meter, verification }: Pick<Props, 'meter' | 'verification'>) {
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
