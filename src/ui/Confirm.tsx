import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { fold } from '../api/rules/fold.ts'
import { Button } from './Button.tsx'
import confirmCss from './confirm.css?inline'
import { Dialog } from './Dialog.tsx'
import { Field } from './Field.tsx'
import fieldsCss from './fields.css?inline'
import { Notice } from './Notice.tsx'
import { useSheet } from './useSheet.ts'

interface Typed {
  /** Label of the field, e.g. "Type DELETE to confirm". */
  readonly label: string
  readonly expectedText: string
  /** Error message for another word. */
  readonly error: string
}

interface Props {
  readonly open: boolean
  /** The question. */
  readonly title: string
  readonly closeLabel: string
  readonly cancelLabel: string
  /** A verb, as on the button that opened the dialog. */
  readonly confirmLabel: string
  /** For what cannot be undone. */
  readonly danger?: boolean
  readonly busy?: boolean | undefined
  /** Error message; input is kept. */
  readonly error?: string | undefined
  /** A word to type first, against accidents. */
  readonly typed?: Typed | undefined
  /** The form in the dialog, for inputs in a slot that submit it. */
  readonly formRef?: RefObject<HTMLFormElement | null> | undefined
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** Consequences, and further fields. */
  readonly children?: ReactNode
}

/** A dialog that asks before something is done. */
export function Confirm(props: Props) {
  useSheet(confirmCss)
  const { open, title, closeLabel, busy = false, onClose } = props
  const form = useId()
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={closeLabel}
      onClose={() => busy || onClose()}
      footer={
        <div className="confirm-actions">
          <Button onClick={() => busy || onClose()}>{props.cancelLabel}</Button>
          <Button variant={props.danger ? 'danger' : 'primary'} type="submit" form={form} busy={busy}>
            {props.confirmLabel}
          </Button>
        </div>
      }
    >
      <Question {...props} form={form} />
    </Dialog>
  )
}

/** Mounted each time the dialog opens, so that earlier input is gone. */
function Question({
  form,
  formRef,
  typed,
  busy,
  error,
  onConfirm,
  children,
}: Props & { readonly form: string }) {
  useSheet(fieldsCss)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const right = typed === undefined || same(text, typed.expectedText)
    setWrong(!right)
    if (right) onConfirm()
  }
  const sentence = wrong ? typed?.error : undefined
  return (
    <form ref={formRef} className="stack" id={form} noValidate onSubmit={submit}>
      {error && <Notice tone="danger">{error}</Notice>}
      {children}
      {typed && (
        <Field label={typed.label} error={sentence}>
          <input
            className="input"
            value={text}
            aria-label={typed.label}
            aria-invalid={wrong}
            aria-description={sentence}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck="false"
            onInput={event => {
              setText(event.currentTarget.value)
              setWrong(false)
            }}
          />
        </Field>
      )}
    </form>
  )
}

const same = (one: string, other: string) => fold(one) === fold(other)
