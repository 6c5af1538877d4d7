import { CircleAlert, CircleCheck, Info } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import type { Finding } from './findings.ts'

export interface DoctorViewProps {
  /** Undefined while the portal's server is being checked. */
  readonly findings: readonly Finding[] | undefined
  readonly onAgain: () => void
}

const icons = { good: CircleCheck, note: Info, wrong: CircleAlert }

/** Faults first. */
const order: readonly Finding['tone'][] = ['wrong', 'note', 'good']

/** Findings about a page with elements, each with its remedy. */
export function DoctorView({ findings, onAgain }: DoctorViewProps) {
  const t = useT()
  if (!findings) return <Skeleton lines={6} />
  const wrong = findings.filter(({ tone }) => tone === 'wrong').length
  return (
    <section className="card stack" part="card">
      <div role="status">
        <h2>{wrong === 0 ? t('well') : t('wrong', { count: wrong })}</h2>
      </div>
      <ul className="findings">
        {order
          .flatMap(tone => findings.filter(finding => finding.tone === tone))
          .map(({ code, tone, values }) => (
            <li className={tone} key={code + JSON.stringify(values)}>
              <Icon node={icons[tone]} />
              <p>
                <span className="vh">{t(`tones.${tone}`)} </span>
                {t(`findings.${code}`, values)}
              </p>
            </li>
          ))}
      </ul>
      <div className="actions">
        <Button onClick={onAgain}>{t('again')}</Button>
      </div>
    </section>
  )
}
