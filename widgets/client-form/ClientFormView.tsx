import { useT } from '../../src/i18n/useT.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import type { FileFieldProps } from './components/FilesStep.tsx'
import { Filling } from './components/Filling.tsx'
import { Review } from './components/Review.tsx'
import { SentForm } from './components/SentForm.tsx'
import type { ClientField, ClientValues, House, StepId } from './model.ts'
import type { ClientPhase } from './useClientForm.ts'

export interface ClientFormViewProps {
  readonly phase: ClientPhase
  /** The step that narrow elements show. */
  readonly step: StepId
  readonly values: ClientValues
  readonly errors: Readonly<Partial<Record<ClientField, string>>>
  /** Why the form was not sent, where no field is at fault. */
  readonly problem: string | undefined
  readonly busy: boolean
  readonly isUploading: boolean
  readonly vendors: readonly { readonly value: string; readonly label: string }[]
  /** Title of the only vendor it can be for. */
  readonly vendor: string | undefined
  readonly vendorsFailed: boolean
  readonly provider: string
  readonly houses: readonly House[]
  readonly registry: FileFieldProps
  readonly identity: FileFieldProps
  readonly fileNames: { readonly registry: readonly string[]; readonly identity: readonly string[] }
  readonly home: LinkProps
  readonly onSet: <Field extends ClientField>(field: Field, value: ClientValues[Field]) => void
  readonly onRetryVendors: () => void
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onReview: () => void
  readonly onChange: (step: StepId) => void
  readonly onSend: () => void
  readonly onStartOver: () => void
}

/** The form of new owners: filling it in, looking it over, and what comes after (CDF-1 to CDF-3). */
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
          {phase.kind === 'review' ? <Review {...props} /> : <Filling {...props} />}
        </>
      )}
    </section>
  )
}
