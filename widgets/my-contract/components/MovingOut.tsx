import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import type { MovingOutProps } from '../types.ts'
import { MoveOutForm } from './MoveOutForm.tsx'
import { MoveOutSummary } from './MoveOutSummary.tsx'

/** The part about moving out; nothing where it is not offered (MOV-6). */
export function MovingOut({ state, actions }: MovingOutProps) {
  const t = useT()
  if (state.kind === 'hidden') return null
  return (
    <section className="card moving" part="card">
      <h2>{t('moving.title')}</h2>
      <KeptFocus of={state.kind === 'asked' && state.later ? 'later' : state.kind}>
        {state.kind === 'loading' && (
          <div className="stack" aria-busy="true">
            <SkeletonBar width="80%" />
            <SkeletonBar width="45%" />
          </div>
        )}
        {state.kind === 'failed' && (
          <PanelError
            title={t('moving.failed')}
            text={state.text}
            reference={state.reference}
            onRetry={actions.onRetry}
          />
        )}
        {state.kind === 'offer' && (
          <>
            {state.refused && (
              <Notice tone="warning" title={t('moving.refused')}>
                <p dir="auto">{state.refused.reason}</p>
              </Notice>
            )}
            <p className="muted">{t('moving.text')}</p>
            <div className="actions">
              <Button onClick={actions.onOpen}>{t('moving.start')}</Button>
            </div>
          </>
        )}
        {state.kind === 'form' && <MoveOutForm state={state} actions={actions} />}
        {state.kind === 'asked' && <MoveOutSummary state={state} actions={actions} />}
      </KeptFocus>
    </section>
  )
}
