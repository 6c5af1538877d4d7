import { CircleCheck, CircleDashed, CircleDot, CircleX, type IconNode } from 'lucide'
import type { TaskDetail } from '../../../src/api/schemas/helpDesk.ts'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { pathOfStages } from '../model.ts'

function iconOf(step: number, stage: number): IconNode {
  if (step === 5) return CircleX
  if (step === stage && step < 4) return CircleDot
  return step <= stage ? CircleCheck : CircleDashed
}

/** Timeline of a request: past, current and next stages. */
export function StageTimeline({ stage, stages }: Pick<TaskDetail, 'stage' | 'stages'>) {
  const t = useT()
  const { day } = useFormat()
  const reached = new Map(stages.map(({ stage: passed, at }) => [passed, at]))
  // A cancelled request shows only the stages it reached.
  const path = pathOfStages(stage).filter(step => stage !== 5 || step === 5 || reached.has(step))
  return (
    <ol className="timeline" aria-label={t('timeline')}>
      {path.map(step => {
        const at = reached.get(step)
        const isPassed = step <= stage
        return (
          <li
            key={step}
            className={step === 5 ? 'ended' : isPassed ? 'passed' : undefined}
            aria-current={step === stage ? 'step' : undefined}
          >
            <Icon node={iconOf(step, stage)} />
            <span>
              <span className="step">{t(`stages.${step}`)}</span>
              {at ? (
                <time className="muted small" dateTime={at}>
                  {day(vendorDay(at))}
                </time>
              ) : (
                !isPassed && <span className="vh">, {t('ahead')}</span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
