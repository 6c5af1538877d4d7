import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { PendingEmail } from './components/PendingEmail.tsx'
import { RepairField } from './components/RepairField.tsx'
import type { ProfileRepairViewProps } from './types.ts'

/** All invalid fields in one form (AUT-18). */
export function ProfileRepairView({ state, ...on }: ProfileRepairViewProps) {
  const t = useT()
  if (state.kind === 'done') return <EmptyState title={t('done.title')} text={t('done.text')} />
  if (state.kind === 'beyond')
    return (
      <Notice
        tone="warning"
        title={t('beyond.title')}
        actions={state.contact && <Button href={`mailto:${state.contact}`}>{state.contact}</Button>}
      >
        <p>{t('beyond.text')}</p>
      </Notice>
    )
  if (state.kind === 'waiting')
    return <PendingEmail state={state} onConfirmed={on.onConfirmed} onOther={on.onOther} />
  return (
    <form
      className="card stack repair"
      part="card"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        on.onSubmit()
      }}
    >
      <div>
        <h2>{t('title')}</h2>
        <p className="muted">{t('text', { count: state.fields.length })}</p>
      </div>
      {state.problem && <Notice tone="danger">{state.problem}</Notice>}
      {state.fields.map(name => (
        <RepairField
          key={name}
          name={name}
          value={state.values[name] ?? ''}
          error={state.errors[name]}
          onInput={value => on.onInput(name, value)}
        />
      ))}
      <div>
        <Button variant="primary" type="submit" busy={state.busy}>
          {t(state.busy ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  )
}
