import { CircleAlert } from 'lucide'
import { memo } from 'react'
import { takesReading } from '../../../src/api/rules/readings.ts'
import { useT } from '../../../src/i18n/useT.ts'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { Icon } from '../../../src/ui/Icon.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { ReadingRowProps } from '../types.ts'
import { MeterRow } from './MeterRow.tsx'
import { NewReading } from './NewReading.tsx'

/** One meter while readings are taken, and after the end. Memoised, because a list may contain many. */
export const ReadingRow = memo(function ReadingRow(props: ReadingRowProps) {
  useSheet(fieldsCss)
  const { meter, level, typed, result, state, verification } = props
  const t = useT()
  const takes = takesReading(meter) && (state === 'open' || typed !== '')
  return (
    <MeterRow
      meter={meter}
      level={level}
      verification={verification}
      field={
        takes
          ? (lastId, onFocusLost) => <NewReading {...props} lastId={lastId} onFocusLost={onFocusLost} />
          : undefined
      }
      result={
        result && (
          <p className={result.kind === 'failed' ? 'meter-result error' : 'meter-result muted'} role="status">
            {result.kind === 'failed' && <Icon node={CircleAlert} />}
            {result.kind === 'failed' ? result.text : t('sending')}
          </p>
        )
      }
    />
  )
})
