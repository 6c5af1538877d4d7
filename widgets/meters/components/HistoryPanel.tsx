import { ChartColumn, Download } from 'lucide'
import { useState } from 'react'
import type { Meter, MeterReading } from '../../../src/api/schemas/meters.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Pager } from '../../../src/ui/Pager.tsx'
import { Select } from '../../../src/ui/Select.tsx'
import type { HistoryProps } from '../types.ts'
import { Consumption } from './Consumption.tsx'
import { MetersSkeleton } from './MetersSkeleton.tsx'
import { PhotoDialog } from './PhotoDialog.tsx'
import { ReadingTable } from './ReadingTable.tsx'

const year = 12

/** Consumption by month, compared with the same months of the year before (MET-1). */
export function HistoryPanel({ panel, meterId, addresses, photo, ...props }: HistoryProps) {
  const { onMeter, onPhoto, onSave, onRetry, consumption } = props
  const t = useT()
  const { month } = useFormat()
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('history.failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  if (panel.kind === 'loading') return <MetersSkeleton slow={panel.slow} />
  const { meters, readings } = panel.data
  const meter = meters.find(({ id }) => id === meterId) ?? meters[0]
  if (!meter) return <EmptyState icon={ChartColumn} title={t('none.title')} text={t('none.text')} />
  const own = readings.filter(reading => reading.meterId === meter.id)
  const option = ({ type, number, objectId }: Meter) =>
    [t(`types.${type}`), number, addresses.get(objectId)].filter(Boolean).join(' · ')
  return (
    <div className="history">
      <div className="history-head">
        <Select
          label={t('history.meter')}
          value={String(meter.id)}
          options={meters.map(each => ({ value: String(each.id), label: option(each) }))}
          onChange={id => onMeter(Number(id))}
        />
        {readings.length > 0 && (
          <Button icon={Download} onClick={onSave}>
            {t('history.save')}
          </Button>
        )}
      </div>
      {own.length === 0 ? (
        <EmptyState icon={ChartColumn} title={t('history.none.title')} text={t('history.none.text')} />
      ) : (
        <MeterHistory key={meter.id} meter={meter} readings={own} onPhoto={onPhoto} />
      )}
      <p>
        <Button icon={ChartColumn} {...consumption}>
          {t('history.compare')}
        </Button>
      </p>
      <PhotoDialog
        {...photo}
        title={photo.reading && `${t(`types.${photo.reading.type}`)} · ${month(photo.reading.month)}`}
      />
    </div>
  )
}

interface MeterHistoryProps extends Pick<HistoryProps, 'onPhoto'> {
  readonly meter: Meter
  readonly readings: readonly MeterReading[]
}

function MeterHistory({ meter, readings, onPhoto }: MeterHistoryProps) {
  const t = useT()
  const [visibleCount, setVisibleCount] = useState(year)
  const more = readings.length > visibleCount
  return (
    <>
      <Consumption meter={meter} readings={readings} />
      <ReadingTable meter={meter} readings={readings.slice(0, visibleCount)} onPhoto={onPhoto} />
      {readings.length > year && (
        <Pager
          text={t('shared:list.shown', {
            shown: Math.min(visibleCount, readings.length),
            total: readings.length,
          })}
          more={
            more
              ? {
                  label: t('shared:list.more'),
                  busy: false,
                  onClick: () => setVisibleCount(visibleCount + year),
                }
              : undefined
          }
        />
      )}
    </>
  )
}
