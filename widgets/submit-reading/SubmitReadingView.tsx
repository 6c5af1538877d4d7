import { CircleCheck } from 'lucide'
import { takesReading } from '../../src/api/rules/readings.ts'
import { useFormat, vendorDay } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { lazyComponent } from '../../src/runtime/lazyComponent.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { KeptFocus } from '../../src/ui/KeptFocus.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import type { SubmitReadingViewProps } from './types.ts'

/** Lazy, because it is shown once a contract is proven. */
const ReadingFields = lazyComponent(
  async () => (await import('./components/ReadingFields.tsx')).ReadingFields,
)

/** Readings without an account: the proof, the meters, the result (RDG-1 to RDG-4). */
export const SubmitReadingView = (props: SubmitReadingViewProps) => (
  <KeptFocus of={props.state.kind}>
    <Step {...props} />
  </KeptFocus>
)

function Step(props: SubmitReadingViewProps) {
  const t = useT()
  const { days } = useFormat()
  const { state, terms, onSubmit, onBack } = props
  if (state.kind === 'sent' || state.kind === 'announced')
    return (
      <section className="card reading-form" part="card">
        <p className="reading-done" role="status" tabIndex={-1}>
          <Icon node={CircleCheck} />
          <strong>
            {state.kind === 'sent'
              ? t('sent.title', { count: state.total })
              : t('announced.title', { days: days(state.from, state.until) })}
          </strong>
        </p>
        <p className="muted">{t(state.kind === 'sent' ? 'sent.text' : 'announced.text')}</p>
        <div className="actions">
          <Button onClick={onBack}>{t('another')}</Button>
        </div>
      </section>
    )
  const { problem, busy } = state
  const canSend = state.kind !== 'reading' || (terms?.isOpen !== false && state.meters.some(takesReading))
  return (
    <form
      className="card reading-form"
      part="card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <header className="stack">
        <h2 tabIndex={-1}>
          {t({ proving: 'title', reading: 'meters', absent: 'absence.title' }[state.kind])}
        </h2>
        {state.kind === 'proving' && <p className="muted">{t('text')}</p>}
        {state.kind === 'absent' && <p className="muted">{t('absence.text')}</p>}
      </header>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <Fields {...props} />
      {state.kind !== 'absent' && <TermsOf {...props} />}
      <div className="actions">
        {canSend && (
          <Button variant="primary" type="submit" part="submit" busy={busy}>
            {t({ proving: 'find', reading: 'send', absent: 'absence.send' }[state.kind])}
          </Button>
        )}
        {state.kind === 'reading' && terms?.absenceNoticeEnabled && (
          <Button onClick={props.onAbsence}>{t('absence.title')}</Button>
        )}
        {state.kind !== 'proving' && (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Fields({ state, terms, vendors, listProblem, onType, onRetryList }: SubmitReadingViewProps) {
  const t = useT()
  if (state.kind === 'reading')
    return <ReadingFields {...state} isOpen={terms?.isOpen !== false} onType={onType} />
  if (state.kind === 'absent')
    return (
      <div className="reading-pair">
        {(['from', 'until'] as const).map(name => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={t(`absence.${name}`)}
            value={state.values[name]}
            error={state.errors[name]}
            onInput={value => onType(name, value)}
            required
          />
        ))}
      </div>
    )
  if (state.kind !== 'proving') return null
  const field = (name: 'agreementCode' | 'invoiceNumber' | 'invoiceAmount') => ({
    name,
    label: t(`fields.${name}`),
    hint: t(`hints.${name}`),
    value: state.values[name],
    error: state.errors[name],
    onInput: (value: string) => onType(name, value),
    autoComplete: 'off',
    required: true,
  })
  return (
    <>
      <KeptFocus of={vendors ? 'vendors' : 'none'}>
        {listProblem && (
          <Notice
            tone="danger"
            actions={
              // The name of the field, so that the focus goes here while the field is missing.
              <Button name="vendor" busy={listProblem === 'loading'} onClick={onRetryList}>
                {t('shared:retry')}
              </Button>
            }
          >
            {t('vendorsFailed')}
          </Notice>
        )}
        {vendors && (
          <SelectField
            name="vendor"
            label={t('fields.vendor')}
            value={state.values.vendor}
            error={state.errors.vendor}
            options={[{ value: '', label: t('choose') }, ...vendors]}
            onChange={value => onType('vendor', value)}
          />
        )}
      </KeptFocus>
      <TextField {...field('agreementCode')} inputMode="numeric" />
      <div className="reading-pair">
        <TextField {...field('invoiceNumber')} />
        <TextField {...field('invoiceAmount')} inputMode="decimal" />
      </div>
    </>
  )
}

/** When readings are accepted, and what happens without one, in the vendor's words (RDG-3). */
function TermsOf({ state, terms }: SubmitReadingViewProps) {
  const t = useT()
  const { day } = useFormat()
  if (!terms) return null
  // The window closes at the end of its last day.
  const last = day(vendorDay(new Date(Date.parse(terms.closesAt) - 1).toISOString()))
  const { ifNoReading } = terms
  return (
    <>
      {terms.isOpen ? (
        <p className="muted">{t('window.open', { day: last })}</p>
      ) : (
        <Notice tone="info" title={t('window.closed', { from: day(vendorDay(terms.opensAt)), to: last })}>
          {state.kind === 'reading' && <p>{t('window.look')}</p>}
        </Notice>
      )}
      {ifNoReading && (
        <p className="muted">
          <strong>{t('ifNoReading')}</strong> <span dir="auto">{ifNoReading}</span>
        </p>
      )}
    </>
  )
}
