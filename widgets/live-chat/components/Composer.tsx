import { SendHorizontal } from 'lucide'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { PanelContentProps, ReadyChat } from '../types.ts'

interface Props extends Pick<PanelContentProps, 'onType' | 'onSend'> {
  readonly panel: ReadyChat
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** Input for the next message. Enter sends on devices with a keyboard, Shift+Enter inserts a line break. */
export function Composer({ panel: { text, error, used }, field, onType, onSend }: Props) {
  useSheet(fieldsCss)
  const t = useT()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isSending || !matchMedia('(hover: hover)').matches) return
    event.preventDefault()
    onSend?.()
  }
  const described = [error && `${id}error`, used && `${id}used`].filter(Boolean).join(' ')
  return (
    <form className={error ? 'chat-form invalid' : 'chat-form'} noValidate onSubmit={submit}>
      <div>
        <label className="vh" htmlFor={id}>
          {t('field')}
        </label>
        <textarea
          ref={field}
          id={id}
          className="input"
          name="text"
          rows={2}
          placeholder={t('field')}
          value={text}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          onChange={event => onType?.(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary" icon={SendHorizontal}>
          {t('send')}
        </Button>
      </div>
      {error && (
        <p className="error" id={`${id}error`} role="alert">
          {error}
        </p>
      )}
      {used && (
        <p className="used muted small" id={`${id}used`}>
          {used}
        </p>
      )}
    </form>
  )
}
