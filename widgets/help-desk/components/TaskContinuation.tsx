import { RotateCcw } from 'lucide'
import type { FormEvent } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { FileField } from '../../../src/ui/FileField.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import type { Continuation } from '../types.ts'

const ratings = ['5', '4', '3', '2', '1'] as const

/** What the resident can still do with a request: reply, cancel, reopen, rate (HLP-5). */
export function TaskContinuation(props: Continuation) {
  const { actions, isReopening } = props
  const isReplying = actions.includes('reply') || isReopening
  return (
    <>
      {actions.includes('rate') && <Rating {...props.rating} />}
      <KeptFocus of={isReplying ? 'reply' : 'reopen'}>
        {isReplying ? <Reply {...props} /> : actions.includes('reopen') && <Reopen {...props} />}
        {actions.includes('cancel') && <Cancellation {...props.cancellation} />}
      </KeptFocus>
    </>
  )
}

function Reply({ actions, isReopening, reply, cancellation, onReopen }: Continuation) {
  const t = useT()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reply.onSubmit()
  }
  return (
    <form className="stack task-form" noValidate onSubmit={submit}>
      <h3>{t(isReopening ? 'reopen.title' : 'reply.title')}</h3>
      <TextArea
        label={t(isReopening ? 'reopen.label' : 'reply.label')}
        name="text"
        value={reply.text}
        used={reply.used}
        error={reply.error}
        onInput={reply.onType}
      />
      <FileField {...reply.files} />
      {reply.problem && <Notice tone="danger">{reply.problem}</Notice>}
      <div className="task-buttons">
        <Button type="submit" variant="primary" busy={reply.busy}>
          {t(isReopening ? 'reopen.do' : 'reply.do')}
        </Button>
        {isReopening && <Button onClick={() => onReopen(false)}>{t('shared:cancel')}</Button>}
        {actions.includes('cancel') && (
          <Button variant="quiet" onClick={cancellation.onOpen}>
            {t('cancel.do')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Beside the form of the reply, because a form in a form would send the reply too. */
function Cancellation({ state, ...props }: Continuation['cancellation']) {
  const t = useT()
  return (
    <Confirm
      open={state.kind !== 'none'}
      title={t('cancel.title')}
      closeLabel={t('shared:close')}
      cancelLabel={t('cancel.keep')}
      confirmLabel={t('cancel.do')}
      danger
      busy={state.kind === 'sending'}
      error={state.kind === 'failed' ? state.text : undefined}
      onClose={props.onClose}
      onConfirm={props.onConfirm}
    >
      <p>{t('cancel.text')}</p>
    </Confirm>
  )
}

function Reopen({ onReopen }: Continuation) {
  const t = useT()
  return (
    <div className="task-buttons">
      <p className="muted">{t('reopen.question')}</p>
      <Button icon={RotateCcw} onClick={() => onReopen(true)}>
        {t('reopen.do')}
      </Button>
    </div>
  )
}

function Rating(props: Continuation['rating']) {
  const t = useT()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form className="stack task-form" noValidate onSubmit={submit}>
      <h3>{t('rating.title')}</h3>
      {props.isJustRated && <Notice tone="success">{t('rating.thanks')}</Notice>}
      <RadioGroup
        label={t('rating.label')}
        name="value"
        value={props.value}
        options={ratings.map(value => ({ value, label: t(`rating.values.${value}`) }))}
        error={props.error}
        onChange={props.onPick}
      />
      <TextArea label={t('rating.comment')} name="comment" value={props.comment} onInput={props.onType} />
      {props.problem && <Notice tone="danger">{props.problem}</Notice>}
      <div>
        <Button type="submit" variant="secondary" busy={props.busy}>
          {t(props.isRated ? 'rating.change' : 'rating.do')}
        </Button>
      </div>
    </form>
  )
}
