import { useState } from 'react'
import { inertForm } from '../../../src/api/rules/inertForm.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { steps } from '../model.ts'
import type { ClientFormViewProps } from '../types.ts'
import { BillsStep } from './BillsStep.tsx'
import { FilesStep } from './FilesStep.tsx'
import { HomeStep } from './HomeStep.tsx'
import { WhoStep } from './WhoStep.tsx'

const StartOverDialog = lazyComponent(async () => (await import('./StartOverDialog.tsx')).StartOverDialog)
const parts = { who: WhoStep, home: HomeStep, bills: BillsStep, files: FilesStep } as const

/** The four steps of the form: all at once, or one at a time in narrow containers. */
export function FormSteps(props: ClientFormViewProps) {
  const t = useT()
  /** Undefined until the question was asked once. Closed, it stays, because the browser gives the focus back then. */
  const [isConfirming, setConfirming] = useState<boolean>()
  const at = steps.findIndex(({ id }) => id === props.step)
  const isLast = at === steps.length - 1
  return (
    <form
      className="stack"
      noValidate
      {...inertForm}
      onSubmit={event => {
        event.preventDefault()
        props.onReview()
      }}
    >
      <p className="muted small steps-at">{t('at', { at: at + 1, of: steps.length })}</p>
      {steps.map(({ id }, index) => {
        const Part = parts[id]
        return (
          <fieldset key={id} className={index === at ? 'part current' : 'part'}>
            <legend>{t(`${id}.title`)}</legend>
            <Part {...props} />
          </fieldset>
        )
      })}
      <div className="form-actions">
        {at > 0 && (
          <span className="narrow">
            <Button onClick={props.onBack}>{t('back')}</Button>
          </span>
        )}
        {!isLast && (
          <span className="narrow">
            <Button variant="primary" onClick={props.onNext}>
              {t('next')}
            </Button>
          </span>
        )}
        <span className={isLast ? '' : 'roomy'}>
          <Button type="submit" variant="primary" busy={props.isUploading}>
            {t(props.isUploading ? 'uploading' : 'review.go')}
          </Button>
        </span>
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {t('startOver.action')}
        </Button>
      </div>
      <p className="muted small">{t('savedLocally')}</p>
      {isConfirming !== undefined && (
        <StartOverDialog
          open={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false)
            props.onStartOver()
          }}
        />
      )}
    </form>
  )
}
