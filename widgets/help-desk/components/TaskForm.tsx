import { ArrowLeft, MessageSquareOff } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { limits } from '../../../src/api/schemas/limits.ts'
import { useT } from '../../../src/i18n/useT.ts'
import onePanelCss from '../../../src/lists/onePanel.css?inline'
import { Reference } from '../../../src/runtime/Reference.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { FileField } from '../../../src/ui/FileField.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextArea } from '../../../src/ui/TextArea.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { categoryTitle } from '../model.ts'
import type { HelpDeskViewProps, NewState } from '../types.ts'
import { SubjectFields } from './SubjectFields.tsx'

type Props = NewState & Omit<HelpDeskViewProps, 'state'>

/** The form of a new request (HLP-2). */
export function TaskForm(props: Props) {
  useSheet(onePanelCss)
  const t = useT()
  const {
    subjects,
    categories,
    values,
    errors,
    problem,
    reference,
    busy,
    used,
    files,
    isRestored,
    list,
    takesFocus,
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit?.()
  }
  const back = (
    <p className="way-back">
      <Button variant="quiet" icon={ArrowLeft} {...list}>
        {t('back')}
      </Button>
    </p>
  )
  if (subjects.length === 0)
    return (
      <section className="card" part="card">
        {back}
        <EmptyState icon={MessageSquareOff} title={t('closed.title')} text={t(`closed.${props.closedBy}`)} />
      </section>
    )
  const { min, max } = limits.taskMessage
  return (
    <section className="card stack" part="card">
      {back}
      <h2 ref={heading} tabIndex={-1}>
        {t('form.title')}
      </h2>
      {isRestored && <Notice tone="info">{t('form.restored')}</Notice>}
      <form className="stack task-form" noValidate onSubmit={submit}>
        <SubjectFields {...props} />
        <SelectField
          label={t('form.category')}
          name="category"
          // A draft, a link or another contract's vendor may have a category that this one lacks.
          value={categories.some(({ code }) => code === values.category) ? values.category : ''}
          options={[
            { value: '', label: t('form.choose') },
            ...categories.map(category => ({ value: category.code, label: categoryTitle(t, category) })),
          ]}
          error={errors.category}
          onChange={value => props.onType?.('category', value)}
        />
        <TextArea
          label={t('form.message')}
          name="message"
          value={values.message}
          hint={t('form.messageHint', { min, max })}
          used={used}
          error={errors.message}
          onInput={value => props.onType?.('message', value)}
        />
        <TextField
          label={t('form.phone')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={values.phone}
          hint={t('form.phoneHint')}
          error={errors.phone}
          onInput={value => props.onType?.('phone', value)}
        />
        <FileField {...files} />
        {problem && (
          <Notice tone="danger" title={t('form.notSent')}>
            <p>{problem}</p>
            <Reference of={reference} />
          </Notice>
        )}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('form.send')}
          </Button>
        </div>
      </form>
    </section>
  )
}
