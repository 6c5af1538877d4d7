import { useT } from '../../src/i18n/useT.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { FormSteps } from './components/FormSteps.tsx'
import { Review } from './components/Review.tsx'
import { SentForm } from './components/SentForm.tsx'
import type { ClientFormViewProps } from './types.ts'

/** The form of new owners: filling in, review, confirmation (CDF-1 to CDF-3). */
export function ClientFormView(props: ClientFormViewProps) {
  const t = useT()
  const { phase, problem } = props
  return (
    <section className="card client-form stack" part="card">
      {phase.kind === 'sent' ? (
        <SentForm reference={phase.reference} home={props.home} onStartOver={props.onStartOver} />
      ) : (
        <>
          <header className="stack">
            <h2>{t('title')}</h2>
            <p className="muted">{t('intro')}</p>
          </header>
          {problem && <Notice tone="danger">{problem}</Notice>}
          {phase.kind === 'review' ? <Review {...props} /> : <FormSteps {...props} />}
        </>
      )}
    </section>
  )
}
