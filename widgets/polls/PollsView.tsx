import { useT } from '../../src/i18n/useT.ts'

export interface PollsState {
  readonly kind: 'empty'
}

export interface PollsViewProps {
  readonly state: PollsState
}

/** Polls. */
export function PollsView({ state }: PollsViewProps) {
  const t = useT()
  return (
    <section className="card stack polls">
      <h2>{t('title')}</h2>
      {state.kind === 'empty' && <p className="muted">{t('empty')}</p>}
    </section>
  )
}
