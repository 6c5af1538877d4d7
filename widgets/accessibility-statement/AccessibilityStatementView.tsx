import { CircleAlert, CircleCheck, CircleX } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { Examination } from './components/Examination.tsx'
import { Gaps } from './components/Gaps.tsx'
import { Help } from './components/Help.tsx'
import type { AccessibilityStatementViewProps } from './types.ts'

const signs = {
  full: { tone: 'success', icon: CircleCheck },
  partial: { tone: 'warning', icon: CircleAlert },
  none: { tone: 'danger', icon: CircleX },
} as const

/** The statement: what holds, what does not, who helps, and how all of it is known (A11-6). */
export function AccessibilityStatementView(props: AccessibilityStatementViewProps) {
  const { report, vendor, panel } = props
  const t = useT()
  const { tone, icon } = signs[report.degree]
  const information = panel.kind === 'ready' ? panel.data : undefined
  const offered = [
    ...(information?.billLinkEnabled === false ? [] : ['bills']),
    ...['readings', 'documents'],
    ...(information?.helpDeskEnabled ? ['help_desk'] : []),
    ...(information?.liveChatEnabled ? ['live_chat'] : []),
    'account',
  ]
  return (
    <div className="stack statement">
      <div>
        <p>{vendor === undefined ? t('leadOfAll') : t('lead', { vendor })}</p>
        <p className="muted">{t('law')}</p>
      </div>
      <section className="card" part="card">
        <h2>{t('conformance.title')}</h2>
        <span className={`status ${tone}`}>
          <Icon node={icon} />
          {t(`conformance.${report.degree}.name`)}
        </span>
        <p>{t(`conformance.${report.degree}.text`)}</p>
        {report.features.length > 0 && (
          <>
            <h3>{t('features.title')}</h3>
            <ul className="features">
              {report.features.map(name => (
                <li key={name}>
                  <Icon node={CircleCheck} />
                  {t(`features.of.${name}`)}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Gaps report={report} vendor={vendor} limitations={information?.limitations} />
      <Help {...props} />
      <section className="card" part="card">
        <h2>{t('service.title')}</h2>
        <p>{t('service.text')}</p>
        <ul className="offered">
          {offered.map(name => (
            <li key={name}>{t(`service.of.${name}`)}</li>
          ))}
        </ul>
        <p>{t('service.how')}</p>
      </section>
      <Examination report={report} />
    </div>
  )
}
