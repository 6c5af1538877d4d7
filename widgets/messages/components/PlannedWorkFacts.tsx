import { CalendarPlus } from 'lucide'
import type { PlannedWork } from '../../../src/api/schemas/messages.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { CallableText } from '../../../src/ui/CallableText.tsx'

interface Props {
  readonly work: PlannedWork
  readonly onCalendar: () => void
}

/** What is done, when, where, by whom and at whose cost (MSG-2). */
export function PlannedWorkFacts({ work, onCalendar }: Props) {
  const t = useT()
  const { days } = useFormat()
  const { startsOn, endsOn, workGroup, location, subcontractor, contact, taxesDistribution } = work
  const facts = {
    when: days(startsOn, endsOn),
    workGroup: t(`workGroups.${workGroup}`),
    location,
    subcontractor,
    contact: <CallableText>{contact}</CallableText>,
    taxes: t(`taxes.${taxesDistribution}`),
  }
  return (
    <div className="work">
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`work.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon={CalendarPlus} onClick={onCalendar}>
        {t('work.calendar')}
      </Button>
    </div>
  )
}
